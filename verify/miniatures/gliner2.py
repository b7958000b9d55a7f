"""Miniatures for GLiNER2: the smallest extractor, and an adapter for one."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/gliner2/any", needs=["gliner2"])
def extractor(hub, record):
    save(hub.repo(record["id"]))


@miniature(
    "load/gliner2/adapter",
    "load/gliner2/adapter-of-card",
    "load/gliner2/adapter-with-configuration",
    needs=["gliner2", "peft"],
)
def adapter(hub, record):
    model = save(hub.repo("fastino/gliner2-base-v1"))
    model.apply_lora(r=2).save_pretrained(str(hub.repo(record["id"])))


def save(folder):
    from gliner2 import GLiNER2
    from gliner2.configuration import ExtractorConfig
    from transformers import BertConfig

    tokenizer = bert_tokenizer(256)
    encoder = BertConfig(**{**BERT, "max_position_embeddings": 256})
    model = GLiNER2(ExtractorConfig(model_name="bert"), encoder_config=encoder, tokenizer=tokenizer)
    model.save_pretrained(str(folder))
    model.processor.tokenizer.save_pretrained(folder)
    model.encoder.config.save_pretrained(folder / "encoder_config")
    return model
