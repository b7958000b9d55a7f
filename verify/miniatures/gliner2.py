"""A miniature for GLiNER2."""

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/gliner2/any", needs=["gliner2"])
def extractor(hub, record):
    from gliner2 import GLiNER2
    from gliner2.configuration import ExtractorConfig
    from transformers import BertConfig

    tokenizer = bert_tokenizer(256)
    encoder = BertConfig(**{**BERT, "max_position_embeddings": 256})
    model = GLiNER2(ExtractorConfig(model_name="bert"), encoder_config=encoder, tokenizer=tokenizer)
    folder = hub.repo(record["id"])
    model.save_pretrained(str(folder))
    model.processor.tokenizer.save_pretrained(folder)
    model.encoder.config.save_pretrained(folder / "encoder_config")
