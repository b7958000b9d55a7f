"""A miniature for SpanMarker."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer

ENCODER = "google-bert/bert-base-cased"


@miniature("load/span-marker/entities", needs=["span_marker"])
def marker(hub, record):
    from span_marker import SpanMarkerModel
    from transformers import BertConfig, BertModel

    encoder = str(hub.repo(ENCODER))
    bert_tokenizer(256).save_pretrained(encoder)
    BertModel(BertConfig(**{**BERT, "max_position_embeddings": 256})).save_pretrained(encoder)
    model = SpanMarkerModel.from_pretrained(encoder, labels=["O", "person", "place"], model_max_length=128, entity_max_length=4)
    # Published models name their encoder by its id, and its configuration is read from there.
    model.config.encoder["_name_or_path"] = ENCODER
    model.save_pretrained(hub.repo(record["id"]))
