"""A miniature for BM25S: an index of three sentences."""

import bm25s

from miniatures.hub import miniature

SENTENCES = [
    "The heron eats small fish and frogs.",
    "The new bakery on the corner makes wonderful bread.",
    "The next train to the harbour leaves at noon.",
]


@miniature("load/bm25s/index")
def index(hub, record):
    retriever = bm25s.BM25(corpus=SENTENCES)
    retriever.index(bm25s.tokenize(SENTENCES))
    retriever.save(hub.repo(record["id"]), corpus=SENTENCES)
