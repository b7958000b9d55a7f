"""Miniatures for sentence-transformers."""

import json

from sentence_transformers import CrossEncoder, MultiVectorEncoder, SentenceTransformer, SparseEncoder
from sentence_transformers.models import Normalize, Pooling, Transformer
from sentence_transformers.sparse_encoder.models import MLMTransformer, SpladePooling
from transformers import BertConfig, BertForMaskedLM, BertForSequenceClassification, BertModel

from miniatures.colpali import QWEN_ROPE, TEXT, qwen_numbers, qwen_processor
from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature("load/sentence-transformers/sentence-similarity", "load/sentence-transformers/widget")
def embedder(hub, record):
    words = Transformer(saved(hub, BertModel), max_seq_length=64)
    pooling = Pooling(words.get_embedding_dimension(), pooling_mode="mean")
    SentenceTransformer(modules=[words, pooling]).save_pretrained(str(hub.repo(record["id"])))


MODULE = '''from sentence_transformers.models import Normalize


class Heron(Normalize):
    """A last step that only the repository's own code knows."""
'''


@miniature("load/sentence-transformers/custom-code")
def custom_code(hub, record):
    folder = hub.repo(record["id"])
    words = Transformer(saved(hub, BertModel), max_seq_length=64)
    pooling = Pooling(words.get_embedding_dimension(), pooling_mode="mean")
    SentenceTransformer(modules=[words, pooling, Normalize()]).save_pretrained(str(folder))
    (folder / "heron.py").write_text(MODULE)
    modules = json.loads((folder / "modules.json").read_text())
    modules[-1]["type"] = "heron.Heron"
    (folder / "modules.json").write_text(json.dumps(modules, indent=2))


@miniature(
    "load/sentence-transformers/cross-encoder",
    "load/sentence-transformers/text-ranking",
    "load/sentence-transformers/reranker-of-classification",
)
def cross_encoder(hub, record):
    CrossEncoder(saved(hub, BertForSequenceClassification, num_labels=1)).save_pretrained(str(hub.repo(record["id"])))


@miniature("load/sentence-transformers/sparse-encoder")
def sparse_encoder(hub, record):
    words = MLMTransformer(saved(hub, BertForMaskedLM))
    SparseEncoder(modules=[words, SpladePooling(pooling_strategy="max")]).save_pretrained(str(hub.repo(record["id"])))


@miniature("load/sentence-transformers/multi-vector")
def multi_vector(hub, record):
    MultiVectorEncoder(saved(hub, BertModel)).save_pretrained(str(hub.repo(record["id"])))


@miniature("load/sentence-transformers/multi-vector-of-pages")
def pages(hub, record):
    """A Qwen2-VL, whose tokens of text and images become short vectors."""
    import transformers as t

    scratch = str(hub.scratch())
    processor, tokenizer = qwen_processor(t.Qwen2VLProcessor)
    processor.chat_template = PAGE
    processor.save_pretrained(scratch)
    config = t.Qwen2VLConfig(
        vision_config={"depth": 1, "embed_dim": 16, "hidden_size": 16, "num_heads": 2},
        text_config={**TEXT, "vocab_size": len(tokenizer), "rope_parameters": QWEN_ROPE},
        **qwen_numbers(tokenizer),
    )
    t.Qwen2VLForConditionalGeneration(config).save_pretrained(scratch)
    MultiVectorEncoder(scratch).save_pretrained(str(hub.repo(record["id"])))


PAGE = (
    "{% for message in messages %}{% for part in message['content'] %}"
    "{% if part['type'] == 'image' %}<|vision_start|><|image_pad|><|vision_end|>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endfor %}"
)


def saved(hub, model: type, **settings) -> str:
    """A BERT with its tokenizer, in a folder that is not served."""
    scratch = str(hub.scratch())
    bert_tokenizer().save_pretrained(scratch)
    model(BertConfig(**BERT, **settings)).save_pretrained(scratch)
    return scratch
