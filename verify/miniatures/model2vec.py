"""A miniature for Model2Vec."""

import numpy
from model2vec import StaticModel

from miniatures.hub import miniature
from miniatures.words import VOCABULARY, bert_tokenizer


@miniature("load/model2vec/any")
def static(hub, record):
    vectors = numpy.random.default_rng(0).normal(size=(len(VOCABULARY), 8)).astype("float32")
    StaticModel(vectors, bert_tokenizer().backend_tokenizer).save_pretrained(hub.repo(record["id"]))
