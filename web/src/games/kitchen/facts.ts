import type { Facts } from "../games";

export const facts: Facts = { age: 8, least: 2, most: 5, minutes: 30, chance: true, order: 4, cat: "kasimir" };
