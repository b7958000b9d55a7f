"""Miniatures for JANG: a small Llama, a small Qwen3.5 and the language model of one, as its converter saves them."""

import json
import tempfile
from pathlib import Path

import mlx.core as mx
from jang_tools.convert import convert_model
from mlx.utils import tree_flatten

from miniatures.hub import miniature
from miniatures.mlx_vlm import qwen_parts
from miniatures.sizes import SIDE
from miniatures.words import CHAT_TEMPLATE, bert_tokenizer

WIDE = {"hidden_size": 64, "intermediate_size": 64}
"""What the converter quantizes in groups of at least 32."""

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
    convert(Model(ModelArgs.from_dict(config)), config, (tokenizer,), hub.repo(record["id"]))


@miniature("load/jang/image-text-to-text", needs=["jang_tools"])
def qwen(hub, record):
    import transformers as t
    from mlx_vlm.models.qwen3_5 import Model, ModelConfig

    tokenizer, config = qwen_parts()
    config.text_config.update(WIDE)
    config.vision_config.update({"out_hidden_size": WIDE["hidden_size"]})
    pictures = t.Qwen2VLImageProcessor(patch_size=16, min_pixels=(2 * SIDE) ** 2, max_pixels=(4 * SIDE) ** 2)
    settings = config.to_dict()
    convert(Model(ModelConfig.from_dict(settings)), settings, (tokenizer, pictures), hub.repo(record["id"]))


@miniature("load/jang/chat-of-a-seeing-type", "load/jang/configured-type", needs=["jang_tools"])
def language_model(hub, record):
    from mlx_vlm.models.qwen3_5_text import Model, ModelConfig

    tokenizer, config = qwen_parts()
    config.text_config.update(WIDE)
    settings = config.text_config.to_dict()
    convert(Model(ModelConfig.from_dict(settings)), settings, (tokenizer,), hub.repo(record["id"]))


def convert(model, config, parts, out: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in parts:
            part.save_pretrained(folder)
        weights = {path: value.astype(mx.float16) for path, value in tree_flatten(model.parameters())}
        mx.save_safetensors(str(folder / "model.safetensors"), weights, metadata={"format": "pt"})
        (folder / "config.json").write_text(json.dumps(config))
        convert_model(folder, out, profile="JANG_4M")
