"""All that goes over the network: messages, requests, pages, and what keeps strangers in bounds."""
