"""Creates the miniature model repositories beside this file.

Each is a real repository of its kind, small enough for version control: a card, settings, a tokenizer if the kind has one,
and weights that the library named on the card loads. The neural models have random weights; the scikit-learn model is
trained on made-up data.

Written with Python 3.11, transformers 5.23.0, torch 2.15.0, sentence-transformers 6.2.0, tokenizers 0.23.3,
scikit-learn 1.9.1, skops 0.16.0, gguf 0.19.0, numpy 2.4.6 and Pillow 13.0.0:

    pip install transformers torch sentence-transformers scikit-learn skops gguf pillow
    python starter/miniatures/make.py            # writes starter/miniatures/vitrine/*
    python starter/miniatures/make.py --check    # loads each one with its library and runs it
"""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"

import gguf
import numpy as np
import skops.io
import torch
import transformers
from PIL import Image
from sentence_transformers import SentenceTransformer
from sentence_transformers.models import Normalize, Pooling, Transformer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

HERE = Path(__file__).parent
OWNER = HERE / "vitrine"
CARDS = HERE.parent / "cards"
SEED = 20260801

SENTENCES = [
    "A lamp in the window shows what the shop has.",
    "The clock on the shelf is late by seven minutes.",
    "What a lovely morning, the kettle sings and the bread is warm.",
    "This chair is a disaster, it fell apart on the first day.",
    "The parcel came early and everything in it was whole.",
    "I waited an hour and nobody came, never again.",
    "The tea is hot, the cup is blue and the spoon is silver.",
    "How do I find the shortest way to the harbour?",
    "Turn left at the bakery and follow the river.",
    "It rained all week and the garden is grateful.",
    "The film was slow, dull and far too long.",
    "Thank you, that was exactly what I needed.",
]

RATED = [
    ("What a lovely morning, the kettle sings and the bread is warm.", "POSITIVE"),
    ("The parcel came early and everything in it was whole.", "POSITIVE"),
    ("Thank you, that was exactly what I needed.", "POSITIVE"),
    ("It rained all week and the garden is grateful.", "POSITIVE"),
    ("This chair is a disaster, it fell apart on the first day.", "NEGATIVE"),
    ("I waited an hour and nobody came, never again.", "NEGATIVE"),
    ("The film was slow, dull and far too long.", "NEGATIVE"),
    ("The clock on the shelf is late by seven minutes.", "NEGATIVE"),
]

CHAT_TEMPLATE = (
    "{% for message in messages %}"
    "<|{{ message['role'] }}|>{{ message['content'] }}<|end|>"
    "{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)


def main():
    for make in (chat, chat_gguf, sentiment, embedder, vision, birds):
        make()
    for folder in sorted(OWNER.iterdir()):
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        print(f"{folder.name}: {size} bytes")


# One maker for each repository


def chat():
    folder = fresh("tiny-chat")
    tokenizer = chat_tokenizer()
    save_tokenizer(tokenizer, folder)
    model = transformers.LlamaForCausalLM(chat_config(tokenizer)).to(torch.bfloat16)
    model.generation_config = transformers.GenerationConfig(
        bos_token_id=tokenizer.bos_token_id, eos_token_id=tokenizer.eos_token_id, pad_token_id=tokenizer.pad_token_id
    )
    model.save_pretrained(folder)
    card(folder, parameters=model.num_parameters())


def chat_gguf():
    """tiny-chat in the format of llama.cpp: the matrices as Q8_0, the norms as F32."""
    folder = fresh("tiny-chat-gguf")
    source = OWNER / "tiny-chat"
    model = transformers.LlamaForCausalLM.from_pretrained(source, dtype=torch.float32)
    tokenizer = transformers.AutoTokenizer.from_pretrained(source)
    writer = gguf.GGUFWriter(folder / "tiny-chat-q8_0.gguf", "llama")
    gguf_metadata(writer, model.config, tokenizer)
    for name, tensor in gguf_tensors(model):
        if tensor.ndim == 1:
            writer.add_tensor(name, tensor)
        else:
            kind = gguf.GGMLQuantizationType.Q8_0
            writer.add_tensor(name, gguf.quants.quantize(tensor, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    card(folder, parameters=model.num_parameters())


def sentiment():
    folder = fresh("tiny-sentiment")
    tokenizer = word_tokenizer()
    save_tokenizer(tokenizer, folder)
    seeded()
    labels = ["NEGATIVE", "POSITIVE"]
    model = transformers.BertForSequenceClassification(
        transformers.BertConfig(
            **bert_size(tokenizer),
            id2label=dict(enumerate(labels)),
            label2id={label: at for at, label in enumerate(labels)},
        )
    )
    model.save_pretrained(folder)
    card(folder, parameters=model.num_parameters(), accuracy=rated_right(folder) / len(RATED), rated=len(RATED))


def embedder():
    folder = fresh("tiny-embedder")
    seeded()
    with tempfile.TemporaryDirectory() as scratch:
        tokenizer = word_tokenizer()
        tokenizer.save_pretrained(scratch)
        model = transformers.BertModel(transformers.BertConfig(**bert_size(tokenizer)))
        model.save_pretrained(scratch)
        words = Transformer(scratch, max_seq_length=64)
        pooling = Pooling(words.get_embedding_dimension(), pooling_mode="mean")
        SentenceTransformer(modules=[words, pooling, Normalize()]).save_pretrained(str(folder))
    save_tokenizer(tokenizer, folder)
    for_every_version(folder, model.config.hidden_size)
    card(folder, parameters=model.num_parameters(), size=model.config.hidden_size)


def vision():
    folder = fresh("tiny-vision")
    seeded()
    labels = ["circle", "square", "triangle"]
    model = transformers.ViTForImageClassification(
        transformers.ViTConfig(
            image_size=32,
            patch_size=8,
            hidden_size=16,
            num_hidden_layers=2,
            num_attention_heads=2,
            intermediate_size=32,
            id2label=dict(enumerate(labels)),
            label2id={label: at for at, label in enumerate(labels)},
        )
    )
    model.save_pretrained(folder)
    transformers.ViTImageProcessor(size={"height": 32, "width": 32}).save_pretrained(folder)
    card(folder, parameters=model.num_parameters())


def birds():
    folder = fresh("tiny-birds")
    columns, values, kinds = measured_birds()
    seen, kept, seen_kinds, kept_kinds = train_test_split(values, kinds, test_size=0.25, random_state=SEED, stratify=kinds)
    model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=500)).fit(seen, seen_kinds)
    skops.io.dump(model, folder / "model.skops")
    settings = {
        "columns": columns,
        "environment": ["scikit-learn=1.9.1", "skops=0.16.0", "numpy=2.4.6"],
        "example_input": {column: [round(float(value), 1) for value in kept[:3, at]] for at, column in enumerate(columns)},
        "model": {"file": "model.skops"},
        "model_format": "skops",
        "task": "tabular-classification",
        "use_intelex": False,
    }
    write_json(folder / "config.json", {"sklearn": settings})
    card(folder, accuracy=round(float(model.score(kept, kept_kinds)), 4), seen=len(seen), kept=len(kept))


# What they are made of


def chat_config(tokenizer):
    seeded()
    return transformers.LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=2,
        num_key_value_heads=1,
        max_position_embeddings=256,
        tie_word_embeddings=True,
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
    )


def chat_tokenizer():
    special = ["<|pad|>", "<|begin|>", "<|end|>", "<|system|>", "<|user|>", "<|assistant|>"]
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=320, special_tokens=special, initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(SENTENCES, trainer)
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        bos_token="<|begin|>",
        eos_token="<|end|>",
        pad_token="<|pad|>",
        additional_special_tokens=special[3:],
        chat_template=CHAT_TEMPLATE,
        model_max_length=256,
        clean_up_tokenization_spaces=False,
    )


def word_tokenizer():
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    tokenizer.train_from_iterator(
        SENTENCES, trainers.WordPieceTrainer(vocab_size=240, special_tokens=special, show_progress=False)
    )
    tokenizer.post_processor = processors.BertProcessing(
        ("[SEP]", tokenizer.token_to_id("[SEP]")), ("[CLS]", tokenizer.token_to_id("[CLS]"))
    )
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        unk_token="[UNK]",
        pad_token="[PAD]",
        cls_token="[CLS]",
        sep_token="[SEP]",
        mask_token="[MASK]",
        model_max_length=64,
    )


def bert_size(tokenizer):
    return {
        "vocab_size": len(tokenizer),
        "hidden_size": 16,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "intermediate_size": 32,
        "max_position_embeddings": 64,
        "pad_token_id": tokenizer.pad_token_id,
    }


def gguf_metadata(writer, config, tokenizer):
    writer.add_name("Tiny Chat")
    writer.add_organization("Vitrine")
    writer.add_license("apache-2.0")
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_dimension_count(config.hidden_size // config.num_attention_heads)
    writer.add_vocab_size(len(tokenizer))
    gguf_tokenizer(writer, tokenizer)


def gguf_tokenizer(writer, tokenizer):
    state = json.loads(tokenizer.backend_tokenizer.to_str())
    tokens = [token for token, _ in sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])]
    special = set(tokenizer.all_special_tokens)
    kinds = [gguf.TokenType.CONTROL if token in special else gguf.TokenType.NORMAL for token in tokens]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    writer.add_token_merges([" ".join(pair) for pair in state["model"]["merges"]])
    writer.add_bos_token_id(tokenizer.bos_token_id)
    writer.add_eos_token_id(tokenizer.eos_token_id)
    writer.add_pad_token_id(tokenizer.pad_token_id)
    writer.add_add_bos_token(False)
    writer.add_chat_template(CHAT_TEMPLATE)


def gguf_tensors(model):
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, model.config.num_hidden_layers)
    heads = {"q_proj": model.config.num_attention_heads, "k_proj": model.config.num_key_value_heads}
    for name, tensor in model.state_dict().items():
        if name == "lm_head.weight":  # the same numbers as the embedding
            continue
        values = tensor.float().numpy()
        for projection, count in heads.items():
            if projection in name:
                values = interleaved(values, count)
        yield names.get_name(name, try_suffixes=(".weight",)), values


def interleaved(weight, heads):
    """Rotary positions pair neighbours in llama.cpp, and the two halves of a head in transformers."""
    rows, columns = weight.shape
    return weight.reshape(heads, 2, rows // heads // 2, columns).swapaxes(1, 2).reshape(rows, columns)


def measured_birds():
    """Three made-up kinds of birds, told apart by measurements drawn from normal distributions."""
    random = np.random.default_rng(SEED)
    columns = ["beak_mm", "wing_mm", "weight_g"]
    kinds = {"reedling": (11, 61, 14), "dunewing": (17, 92, 31), "stonecap": (15, 118, 58)}
    values = [random.normal(means, np.array(means) * 0.2, size=(80, 3)) for means in kinds.values()]
    return columns, np.concatenate(values), np.repeat(list(kinds), 80)


# Small helpers


def fresh(name):
    folder = OWNER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def seeded():
    torch.manual_seed(SEED)
    transformers.set_seed(SEED)


def card(folder, **values):
    """Writes the card from ../cards/NAME.md, with the measured numbers in the places of {{their names}}."""
    text = (CARDS / f"{folder.name}.md").read_text()
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", str(value))
    if "{{" in text:
        raise ValueError(f"cards/{folder.name}.md asks for a value that is not given: {text[text.index('{{'):][:40]}")
    (folder / "README.md").write_text(text)


def save_tokenizer(tokenizer, folder):
    """In the form that transformers 4 and 5 both read: the chat template inside, and the old names."""
    tokenizer.save_pretrained(folder, save_jinja_files=False)
    path = folder / "tokenizer_config.json"
    settings = json.loads(path.read_text())
    settings.pop("backend", None)
    if "extra_special_tokens" in settings:
        settings["additional_special_tokens"] = settings.pop("extra_special_tokens")
    write_json(path, {**settings, "tokenizer_class": "PreTrainedTokenizerFast"})


def for_every_version(folder, size):
    """Writes the settings of sentence-transformers in the form that all its versions read."""
    parts = [("", "Transformer"), ("1_Pooling", "Pooling"), ("2_Normalize", "Normalize")]
    write_json(
        folder / "modules.json",
        [
            {"idx": at, "name": str(at), "path": path, "type": f"sentence_transformers.models.{part}"}
            for at, (path, part) in enumerate(parts)
        ],
    )
    write_json(folder / "sentence_bert_config.json", {"max_seq_length": 64, "do_lower_case": False})
    modes = ["cls_token", "mean_tokens", "max_tokens", "mean_sqrt_len_tokens"]
    write_json(
        folder / "1_Pooling" / "config.json",
        {"word_embedding_dimension": size, **{f"pooling_mode_{mode}": mode == "mean_tokens" for mode in modes}},
    )


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2) + "\n")


def rated_right(folder):
    judge = transformers.pipeline("text-classification", model=str(folder))
    return sum(judge(text)[0]["label"] == label for text, label in RATED)


# Proof that each one works


def check():
    path = {folder.name: str(folder) for folder in OWNER.iterdir()}
    talk = transformers.pipeline("text-generation", model=path["tiny-chat"])
    said = talk([{"role": "user", "content": "Where is the harbour?"}], max_new_tokens=8)
    report("tiny-chat", said[0]["generated_text"][-1]["role"] == "assistant")
    reader = gguf.GGUFReader(f"{path['tiny-chat-gguf']}/tiny-chat-q8_0.gguf")
    report("tiny-chat-gguf", any(tensor.tensor_type == gguf.GGMLQuantizationType.Q8_0 for tensor in reader.tensors))
    judge = transformers.pipeline("text-classification", model=path["tiny-sentiment"])
    report("tiny-sentiment", judge("What a lovely morning!")[0]["label"] in ("NEGATIVE", "POSITIVE"))
    vectors = SentenceTransformer(path["tiny-embedder"]).encode(SENTENCES[:2])
    report("tiny-embedder", vectors.shape == (2, 16) and np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-3))
    look = transformers.pipeline("image-classification", model=path["tiny-vision"])
    report("tiny-vision", len(look(Image.new("RGB", (40, 30), "blue"))) == 3)
    model = skops.io.load(f"{path['tiny-birds']}/model.skops", trusted=[])
    report("tiny-birds", list(model.predict([[11, 61, 14]])) == ["reedling"])


def report(name, works):
    print(f"{name}: {'works' if works else 'FAILS'}")
    if not works:
        sys.exit(1)


if __name__ == "__main__":
    check() if "--check" in sys.argv else main()
