import type { Facts } from "../games";

export const facts: Facts = { age: 7, least: 2, most: 4, minutes: 30, chance: true, order: 3 };
