"""Miniatures for PyLate: the smallest ColBERT, as the library saves it."""

import json

from miniatures.hub import miniature
from miniatures.words import BERT, bert_tokenizer


@miniature(
    "load/sentence-transformers/pylate",
    "load/sentence-transformers/colbert",
    "load/sentence-transformers/colbert-in-small-letters",
    needs=["pylate"],
)
def colbert(hub, record):
    from pylate import models
    from transformers import BertConfig, BertModel

    scratch = str(hub.scratch())
    bert_tokenizer().save_pretrained(scratch)
    BertModel(BertConfig(**BERT)).save_pretrained(scratch)
    model = models.ColBERT(model_name_or_path=scratch, embedding_size=8, query_length=16, document_length=32)
    model.save(str(hub.repo(record["id"])))


MODULE = '''from transformers import BertModel


class HeronModel(BertModel):
    """A model that only the repository's own code knows."""
'''


@miniature("load/sentence-transformers/pylate-custom-code", needs=["pylate"])
def custom_code(hub, record):
    colbert(hub, record)
    folder = hub.repo(record["id"])
    (folder / "modeling_heron.py").write_text(MODULE)
    settings = json.loads((folder / "config.json").read_text())
    settings |= {"architectures": ["HeronModel"], "auto_map": {"AutoModel": "modeling_heron.HeronModel"}}
    (folder / "config.json").write_text(json.dumps(settings, indent=2))
