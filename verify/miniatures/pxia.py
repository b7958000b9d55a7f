"""Miniatures for pxia, which chooses a class by the tags of the model's card."""

from pxia import ANN, GPT2

from miniatures.hub import miniature
from miniatures.words import VOCABULARY, bert_tokenizer


def card(folder, tag: str) -> None:
    (folder / "README.md").write_text(f"---\ntags:\n- {tag}\n---\n")


@miniature("load/pxia/any")
def linear(hub, record):
    folder = hub.repo(record["id"])
    ANN().save_pretrained(folder)
    card(folder, "ann")


@miniature("load/pxia/text")
def text(hub, record):
    folder = hub.repo(record["id"])
    GPT2(block_size=64, vocab_size=len(VOCABULARY), n_layer=1, n_head=2, n_embed=8).save_pretrained(folder)
    card(folder, "gpt2")
    bert_tokenizer().save_pretrained(hub.repo("openai-community/gpt2"))
