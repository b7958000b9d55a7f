"""A miniature for SpanMarker."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/span-marker/entities", needs=["span_marker"])
def marker(hub, record):
    from span_marker import SpanMarkerModel
    from transformers import BertConfig, BertModel

    encoder = str(hub.scratch())
    bert_tokenizer(256).save_pretrained(encoder)
    BertModel(BertConfig(**{**BERT, "max_position_embeddings": 256})).save_pretrained(encoder)
    model = SpanMarkerModel.from_pretrained(encoder, labels=["O", "person", "place"], model_max_length=128, entity_max_length=4)
    model.save_pretrained(hub.repo(record["id"]))
