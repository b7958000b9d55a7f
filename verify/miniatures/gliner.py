"""A miniature for GLiNER."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/gliner/any", needs=["gliner"])
def recognizer(hub, record):
    from gliner import GLiNER
    from transformers import BertConfig, BertModel

    encoder = str(hub.scratch())
    bert_tokenizer(256).save_pretrained(encoder)
    BertModel(BertConfig(**{**BERT, "max_position_embeddings": 256})).save_pretrained(encoder)
    settings = {"model_name": encoder, "hidden_size": 8, "max_len": 128, "span_mode": "markerV0"}
    GLiNER.from_config(settings).save_pretrained(hub.repo(record["id"]))
