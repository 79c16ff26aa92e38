"""The wire protocol, defined once: requests, messages, the HTTP bodies and the event log of a table.

docs/protocol.md, the OpenAPI document and the client's TypeScript types are generated from these definitions. A message
is a JSON object whose `type` field says which kind it is; unknown fields are rejected. A table's log is a list of
numbered entries with one or more events each; a client that reconnects names the last entry it has seen and gets all
later ones.
"""
