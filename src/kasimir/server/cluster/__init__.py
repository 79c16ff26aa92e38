"""Several server processes: passing connections to workers, partitioning tables, and the message bus."""
