"""Miniatures for ONNX Runtime GenAI: the smallest Qwen2, as the builder of the package writes it."""

import subprocess
import sys

from miniatures.hub import miniature
from miniatures.qwen_words import qwen_tokenizer
from miniatures.words import CHAT_TEMPLATE

END = "<|endoftext|>"


@miniature("load/onnxruntime-genai/text", "load/onnxruntime-genai/chat", needs=["onnxruntime_genai", "onnx_ir"])
def qwen(hub, record):
    from transformers import Qwen2Config, Qwen2ForCausalLM

    source = str(hub.scratch())
    tokenizer = qwen_tokenizer([END], chat_template=CHAT_TEMPLATE)
    tokenizer.save_pretrained(source)
    size = {"hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 1, "max_position_embeddings": 512}
    heads = {"num_attention_heads": 2, "num_key_value_heads": 2}
    ends = dict.fromkeys(["bos_token_id", "eos_token_id", "pad_token_id"], tokenizer.convert_tokens_to_ids(END))
    Qwen2ForCausalLM(Qwen2Config(vocab_size=len(tokenizer), **size, **heads, **ends)).save_pretrained(source)
    options = ["-m", source, "-o", str(hub.repo(record["id"])), "-p", "fp32", "-e", "cpu"]
    subprocess.run([sys.executable, "-m", "onnxruntime_genai.models.builder", *options], check=True)
