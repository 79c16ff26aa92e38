"""Generates documentation pages and the client's TypeScript types from the definitions of the protocol."""
