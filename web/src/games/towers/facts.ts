import type { Facts } from "../games";

export const facts: Facts = { age: 6, least: 2, most: 4, minutes: 20, chance: true, order: 2 };
