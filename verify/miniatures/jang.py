"""Miniatures for JANG: a small Llama, as the converter of JANG saves them."""

import json
import tempfile
from pathlib import Path

import mlx.core as mx
from jang_tools.convert import convert_model
from mlx.utils import tree_flatten

from miniatures.hub import miniature
from miniatures.words import CHAT_TEMPLATE, bert_tokenizer

LLAMA = {
    "model_type": "llama",
    "architectures": ["LlamaForCausalLM"],
    "hidden_size": 64,
    "intermediate_size": 64,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "rms_norm_eps": 1e-6,
    "rope_theta": 10_000,
    "tie_word_embeddings": False,
    "eos_token_id": 3,
}


@miniature("load/jang/text", "load/jang/chat", "load/jang/own-type", needs=["jang_tools"])
def llama(hub, record):
    from mlx_lm.models.llama import Model, ModelArgs

    tokenizer = bert_tokenizer(512, chat_template=CHAT_TEMPLATE)
    config = {**LLAMA, "vocab_size": len(tokenizer)}
    convert(Model(ModelArgs.from_dict(config)), config, tokenizer, hub.repo(record["id"]))


def convert(model, config, processor, out: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        processor.save_pretrained(folder)
        weights = {path: value.astype(mx.float16) for path, value in tree_flatten(model.parameters())}
        mx.save_safetensors(str(folder / "model.safetensors"), weights, metadata={"format": "pt"})
        (folder / "config.json").write_text(json.dumps(config))
        convert_model(folder, out, profile="JANG_4M")
