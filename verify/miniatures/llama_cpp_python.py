"""Miniatures for llama.cpp: the smallest Llama and the smallest BERT, as GGUF files of its own writer, with random Q8_0 weights."""

from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, LlamaFileType, PoolingType, TokenType, quants

from miniatures.hub import miniature
from miniatures.words import CHAT_TEMPLATE, VOCABULARY

WIDTH = 64
"""A multiple of the 32 weights of a block of Q8_0."""


@miniature(
    "load/llama-cpp-python/completion",
    "load/llama-cpp-python/chat",
    "load/llama-cpp-python/chat-in-another-task",
    "load/llama-cpp-python/chat-tag-of-another-task",
    "load/llama-cpp-python/chat-without-task",
    "app/node-llama-cpp/gguf-files-unknown",
    "app/node-llama-cpp/gguf-without-context",
    "app/node-llama-cpp/gguf-without-tools",
    "app/node-llama-cpp/gguf-without-chat",
    "app/node-llama-cpp/gguf-named-templates",
    "app/node-llama-cpp/gguf-header-unknown",
    "app/node-llama-cpp/gguf-beside-weights",
    "app/node-llama-cpp/gguf-named-app",
    "app/node-llama-cpp/gguf-of-mlx",
    needs=["gguf"],
)
def found(hub, record):
    folder = hub.repo(record["id"])
    write_llama(folder / "m-F16.gguf")
    write_llama(folder / "m-Q4_K_M.gguf")


@miniature(
    "load/llama-cpp-python/chat-file",
    "load/llama-cpp-python/nearest-file",
    "load/llama-cpp-python/one-file",
    "app/node-llama-cpp/gguf-unusual-files",
    "app/node-llama-cpp/gguf-header-unknown-files-known",
    "app/node-llama-cpp/gguf-several-widths",
    needs=["gguf"],
)
def listed(hub, record):
    for path in gguf_files(record):
        file = hub.repo(record["id"]) / path
        file.parent.mkdir(exist_ok=True)
        write_llama(file)


@miniature("app/node-llama-cpp/gguf-named-quantization", needs=["gguf"])
def named(hub, record):
    """The quantization is that of the repository's name."""
    folder = hub.repo(record["id"])
    quantization = record["id"].removesuffix("-GGUF").rpartition("-")[2]
    write_llama(folder / f"tiny-{quantization}.gguf")


@miniature("app/node-llama-cpp/gguf", needs=["gguf"])
def beside_parts(hub, record):
    folder = hub.repo(record["id"])
    for path in gguf_files(record):
        if "-of-" not in path and not path.startswith("mmproj"):
            write_llama(folder / path)


@miniature("load/llama-cpp-python/split-file", needs=["gguf"])
def split(hub, record):
    """The writer itself names the parts."""
    folder = hub.repo(record["id"])
    first = gguf_files(record)[0]
    whole = first.replace("-00001-of-00002", "")
    (folder / first).parent.mkdir()
    write_llama(folder / whole, parts=2)
    assert [str(path.relative_to(folder)) for path in sorted(folder.rglob("*.gguf"))] == gguf_files(record)


@miniature("load/llama-cpp-python/embedding", needs=["gguf"])
def embedding(hub, record):
    write_bert(hub.repo(record["id"]) / "m-Q4_K_M.gguf")


@miniature("load/llama-cpp-python/embedding-file", needs=["gguf"])
def embedding_file(hub, record):
    write_bert(hub.repo(record["id"]) / gguf_files(record)[0])


def gguf_files(record) -> list[str]:
    return [file["rfilename"] for file in record["siblings"] if file["rfilename"].endswith(".gguf")]


def write_llama(path: Path, parts: int = 1) -> None:
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), "▁", *"abcdefghijklmnopqrstuvwxyz"]
    writer = GGUFWriter(path, "llama", split_max_tensors=0 if parts == 1 else 6)
    describe(writer, len(tokens))
    writer.add_rope_dimension_count(WIDTH // 2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    control, byte, normal = [TokenType.CONTROL] * 2, [TokenType.BYTE] * 256, [TokenType.NORMAL] * 27
    writer.add_token_types([TokenType.UNKNOWN, *control, *byte, *normal])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(CHAT_TEMPLATE)
    add_matrices(writer, {"token_embd": (len(tokens), WIDTH), "output": (len(tokens), WIDTH)})
    add_matrices(writer, {f"blk.0.attn_{name}": (WIDTH, WIDTH) for name in ("q", "k", "v", "output")})
    add_matrices(writer, {"blk.0.ffn_gate": (WIDTH, WIDTH), "blk.0.ffn_up": (WIDTH, WIDTH), "blk.0.ffn_down": (WIDTH, WIDTH)})
    add_norms(writer, "output_norm", "blk.0.attn_norm", "blk.0.ffn_norm")
    save(writer)


def write_bert(path: Path) -> None:
    writer = GGUFWriter(path, "bert")
    describe(writer, len(VOCABULARY))
    writer.add_layer_norm_eps(1e-12)
    writer.add_causal_attention(False)
    writer.add_pooling_type(PoolingType.MEAN)
    writer.add_tokenizer_model("bert")
    writer.add_token_list([as_phantom(word) for word in VOCABULARY])
    writer.add_token_types([TokenType.CONTROL if word.startswith("[") else TokenType.NORMAL for word in VOCABULARY])
    writer.add_token_type_count(2)
    for name, word in {"pad": "[PAD]", "unk": "[UNK]", "bos": "[CLS]", "sep": "[SEP]", "mask": "[MASK]"}.items():
        getattr(writer, f"add_{name}_token_id")(VOCABULARY.index(word))
    add_matrices(writer, {"token_embd": (len(VOCABULARY), WIDTH)})
    for name, rows in {"position_embd": 2048, "token_types": 2}.items():
        writer.add_tensor(f"{name}.weight", random((rows, WIDTH)))
    for name in ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down"):
        add_matrices(writer, {f"blk.0.{name}": (WIDTH, WIDTH)})
        writer.add_tensor(f"blk.0.{name}.bias", random((WIDTH,)))
    norms = ("token_embd_norm", "blk.0.attn_output_norm", "blk.0.layer_output_norm")
    add_norms(writer, *norms)
    for name in norms:
        writer.add_tensor(f"{name}.bias", random((WIDTH,)))
    save(writer)


def describe(writer: GGUFWriter, vocabulary: int) -> None:
    writer.add_file_type(LlamaFileType.MOSTLY_Q8_0)
    writer.add_vocab_size(vocabulary)
    writer.add_context_length(2048)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(1)
    writer.add_feed_forward_length(WIDTH)
    writer.add_head_count(2)
    writer.add_head_count_kv(2)


def as_phantom(word: str) -> str:
    """A word of WordPiece as llama.cpp has it: the start of a word is marked, not its continuation."""
    return word if word.startswith("[") else word[2:] if word.startswith("##") else f"▁{word}"


def add_matrices(writer: GGUFWriter, shapes: dict[str, tuple[int, int]]) -> None:
    kind = GGMLQuantizationType.Q8_0
    for name, shape in shapes.items():
        writer.add_tensor(f"{name}.weight", quants.quantize(random(shape), kind), raw_dtype=kind)


def add_norms(writer: GGUFWriter, *names: str) -> None:
    for name in names:
        writer.add_tensor(f"{name}.weight", np.ones(WIDTH, dtype=np.float32))


def random(shape: tuple[int, ...]) -> np.ndarray:
    return np.random.default_rng(0).normal(0, 0.05, shape).astype(np.float32)


def save(writer: GGUFWriter) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
