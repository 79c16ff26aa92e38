import type { Facts } from "../games";

export const facts: Facts = { age: 4, least: 2, most: 4, minutes: 15, chance: true, order: 1 };
