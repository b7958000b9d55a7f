"""Miniatures for Lightning IR."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/lightning-ir/bi-encoder", "load/lightning-ir/no-tag", needs=["lightning_ir"])
def bi_encoder(hub, record):
    from lightning_ir import BiEncoderModule
    from lightning_ir.models import DprConfig

    save(hub, record, BiEncoderModule, DprConfig(query_length=16, doc_length=32))


@miniature("load/lightning-ir/cross-encoder", needs=["lightning_ir"])
def cross_encoder(hub, record):
    from lightning_ir import CrossEncoderModule
    from lightning_ir.models import MonoConfig

    save(hub, record, CrossEncoderModule, MonoConfig(query_length=16, doc_length=32))


def save(hub, record, module, config) -> None:
    from transformers import BertConfig, BertModel

    base = str(hub.scratch())
    bert_tokenizer().save_pretrained(base)
    BertModel(BertConfig(**BERT)).save_pretrained(base)
    model = module(base, config)
    folder = hub.repo(record["id"])
    model.model.save_pretrained(folder)
    model.tokenizer.save_pretrained(folder)
