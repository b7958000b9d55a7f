"""Miniatures for PaddleNLP: the smallest Ernie and Pegasus with random weights, saved by its own classes."""

from pathlib import Path

from miniatures.hub import miniature

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *(f"[unused{number}]" for number in range(1, 105))]
VOCABULARY = [*SPECIAL, *"abcdefghijklmnopqrstuvwxyz.,", *(f"##{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")]
ERNIE = {
    "vocab_size": len(VOCABULARY),
    "hidden_size": 8,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "intermediate_size": 16,
    "max_position_embeddings": 512,
}


@miniature("load/paddlenlp/architecture", needs=["paddlenlp"])
def masked(hub, record):
    from paddlenlp.transformers import ErnieConfig, ErnieForMaskedLM

    publish(hub, record, ErnieForMaskedLM(ErnieConfig(**ERNIE)))


def publish(hub, record, model) -> None:
    from paddlenlp.transformers import ErnieTokenizer

    folder = hub.repo(record["id"])
    Path("vocab.txt").write_text("\n".join(VOCABULARY))
    ErnieTokenizer("vocab.txt").save_pretrained(str(folder))
    model.save_pretrained(str(folder))


@miniature("load/paddlenlp/generation", needs=["paddlenlp"])
def pegasus(hub, record):
    from paddlenlp.transformers import PegasusChineseTokenizer, PegasusConfig, PegasusForConditionalGeneration

    sides = {
        f"{side}_{name}": value
        for side in ("encoder", "decoder")
        for name, value in {"layers": 1, "attention_heads": 2, "ffn_dim": 16}.items()
    }
    config = PegasusConfig(vocab_size=len(VOCABULARY), d_model=8, max_position_embeddings=64, **sides)
    folder = hub.repo(record["id"])
    Path("vocab.txt").write_text("\n".join(VOCABULARY))
    PegasusChineseTokenizer("vocab.txt").save_pretrained(str(folder))
    PegasusForConditionalGeneration(config).save_pretrained(str(folder))
