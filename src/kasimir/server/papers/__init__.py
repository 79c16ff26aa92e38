"""What is made from the definitions of the protocol: pages of the documentation, and the client's TypeScript types."""
