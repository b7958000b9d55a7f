"""A miniature for Moshi: the smallest model that listens and answers, with its codec, by the configurations of the library."""

import json

from miniatures.hub import miniature

CODEC = {"seanet": {"dimension": 16, "n_filters": 4}, "quantizer": {"dimension": 8, "input_dimension": 16, "output_dimension": 16}}
CODEC |= {"transformer": {"d_model": 16, "num_heads": 2, "num_layers": 1, "dim_feedforward": 16, "input_dimension": 16}}
CODEC["transformer"]["output_dimensions"] = [16]
SIZES = {
    "dim": 16,
    "num_heads": 2,
    "num_layers": 1,
    "depformer_dim": 16,
    "depformer_dim_feedforward": 64,
    "depformer_num_heads": 2,
    "depformer_num_layers": 1,
}


@miniature("load/moshi/pytorch", needs=["moshi"])
def listener(hub, record):
    from moshi.models import loaders
    from safetensors.torch import save_file

    folder = hub.repo(record["id"])
    codec = {name: {**part, **CODEC[name]} if name in CODEC else part for name, part in loaders._mimi_config.items()}
    sizes = {**loaders._lm_kwargs, **SIZES, "text_card": write_letters(folder / "tokenizer.model")}
    save_file(loaders.get_mimi(None, codec).state_dict(), folder / "mimi.safetensors")
    save_file(loaders.get_moshi_lm(None, sizes).state_dict(), folder / "model.safetensors")
    (folder / "mimi.json").write_text(json.dumps(codec))
    names = {"mimi_name": "mimi.safetensors", "mimi_config_name": "mimi.json", "tokenizer_name": "tokenizer.model"}
    (folder / "config.json").write_text(json.dumps({**sizes, **names, "model_type": "moshi"}))


def write_letters(path) -> int:
    """A SentencePiece model of a few letters; returns how many pieces it knows."""
    from sentencepiece import SentencePieceProcessor, SentencePieceTrainer

    with path.open("wb") as file:
        text = iter(["the heron eats small fish"] * 9)
        SentencePieceTrainer.train(sentence_iterator=text, model_writer=file, vocab_size=20, hard_vocab_limit=False)
    return SentencePieceProcessor(str(path)).vocab_size()
