"""Where long work is done beside the event loop: threads, processes, and the fair queues before them."""
