"""The rules of a table, as pure functions and state: no network, no disk, no clock."""
