"""Miniatures for adapters: an adapter, and the model it is for."""

import json

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/adapter-transformers/base-known", "load/adapter-transformers/base-unknown", needs=["adapters"])
def adapter(hub, record):
    from adapters import AutoAdapterModel
    from transformers import BertConfig, BertModel

    id = record.get("config", {}).get("adapter_transformers", {}).get("model_name", "acme/base")
    base = hub.repo(id)
    bert_tokenizer().save_pretrained(base)
    BertModel(BertConfig(**BERT)).save_pretrained(base)
    model = AutoAdapterModel.from_pretrained(base)
    model.add_adapter("sentiment", config="seq_bn")
    model.add_classification_head("sentiment", num_labels=2)
    folder = hub.repo(record["id"])
    model.save_adapter(folder, "sentiment")
    settings = folder / "adapter_config.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text()), "model_name": id}))
