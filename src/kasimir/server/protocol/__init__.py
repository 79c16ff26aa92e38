"""Everything that goes over the wire, defined once: what people ask for, what they are told, and the log of a table.

docs/protocol.md, the OpenAPI document and the client's TypeScript types are made from these definitions. A message is a
JSON object whose `type` says which one it is; what a definition does not name is refused. A table's log is a list of
entries, each with one or more events; whoever has seen entry 12 and comes back gets 13 and all that follow.
"""
