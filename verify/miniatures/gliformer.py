"""A miniature for GLiFormer: new heads on the smallest BERT, which find entities."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/gliformer/plain", needs=["gliformer"])
def recognizer(hub, record):
    from gliformer import GLiFormer
    from gliformer.config import GLiFormerConfig
    from transformers import BertConfig, BertModel

    encoder = str(hub.scratch())
    bert_tokenizer(256).save_pretrained(encoder)
    BertModel(BertConfig(**{**BERT, "max_position_embeddings": 256})).save_pretrained(encoder)
    config = GLiFormerConfig(model_name=encoder, hidden_size=8, ner_config={})
    GLiFormer.load_from_config(config).save_pretrained(hub.repo(record["id"]))
