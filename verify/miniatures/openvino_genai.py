"""Miniatures for OpenVINO GenAI: the smallest models of Transformers, exported by Optimum Intel."""

import transformers as t
from optimum.exporters.openvino import main_export

from miniatures.hub import miniature
from miniatures.qwen_words import qwen_tokenizer

END = "<|endoftext|>"
SIZE = {"hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 1, "max_position_embeddings": 1024}
HEADS = {"num_attention_heads": 2, "num_key_value_heads": 2}


@miniature("load/openvino/text-generation", needs=["optimum.intel", "openvino_tokenizers"])
def texts(hub, record):
    tokenizer, ends = words([END])
    model = t.Qwen2ForCausalLM(t.Qwen2Config(vocab_size=len(tokenizer), **SIZE, **HEADS, **ends))
    export(hub, record, "text-generation-with-past", model, tokenizer)


MARKS = {
    "image_token_id": "<|image_pad|>",
    "video_token_id": "<|video_pad|>",
    "vision_start_token_id": "<|vision_start|>",
    "vision_end_token_id": "<|vision_end|>",
}
CHAT = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{% if message['content'] is string %}{{ message['content'] }}"
    "{% else %}{% for part in message['content'] %}{% if part['type'] == 'image' %}<|vision_start|><|image_pad|><|vision_end|>"
    "{% else %}{{ part['text'] }}{% endif %}{% endfor %}{% endif %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


@miniature("load/openvino/image-text-to-text", needs=["optimum.intel", "openvino_tokenizers"])
def pictures(hub, record):
    tokenizer, ends = words([END, "<|im_start|>", "<|im_end|>", *MARKS.values()], chat_template=CHAT)
    sees = t.Qwen2VLImageProcessor(min_pixels=56 * 56, max_pixels=56 * 56)
    processor = t.Qwen2VLProcessor(sees, tokenizer, t.Qwen2VLVideoProcessor(), chat_template=CHAT)
    numbers = {name: tokenizer.convert_tokens_to_ids(mark) for name, mark in MARKS.items()}
    rope = {"type": "mrope", "mrope_section": [2, 3, 3]}
    config = t.Qwen2VLConfig(
        vision_config={"depth": 1, "embed_dim": 32, "hidden_size": 32, "num_heads": 2, "mlp_ratio": 1},
        text_config={**SIZE, **HEADS, **ends, "vocab_size": len(tokenizer), "rope_scaling": rope},
        **numbers,
    )
    export(hub, record, "image-text-to-text", t.Qwen2VLForConditionalGeneration(config), processor)


def words(marks: list, **settings) -> tuple:
    """A tokenizer of bytes, and the token that ends its texts, by the names that a configuration has for it."""
    tokenizer = qwen_tokenizer(marks, eos_token=END, pad_token=END, **settings)
    return tokenizer, dict.fromkeys(["bos_token_id", "eos_token_id", "pad_token_id"], tokenizer.convert_tokens_to_ids(END))


def export(hub, record, task: str, model, processor) -> None:
    source = hub.scratch()
    model.save_pretrained(source)
    processor.save_pretrained(source)
    main_export(str(source), hub.repo(record["id"]), task=task, library_name="transformers", convert_tokenizer=True)
