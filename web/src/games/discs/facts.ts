import type { Facts } from "../games";

export const facts: Facts = { age: 6, least: 2, most: 2, minutes: 10, chance: false, order: 5 };
