"""Miniatures for MLX VLM, and for Transformers, which reads the same files: a Qwen3.5, of which MLX LM reads the language model, the language model alone, and an Idefics3."""

import transformers as t

from miniatures.hub import miniature
from miniatures.sizes import BLOCK, PATCHES, SIDE
from miniatures.words import END, bert_tokenizer


def chat_template(picture: str) -> str:
    return (
        "{% for message in messages %}{{ message['role'] }}: "
        "{% if message['content'] is string %}{{ message['content'] }}{% else %}{% for part in message['content'] %}"
        "{% if part['type'] == 'image' %}" + picture + "{% else %}{{ part['text'] }}{% endif %}"
        "{% endfor %}{% endif %}\n{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"
    )


@miniature(
    "load/mlx/image-text-to-text",
    "load/mlx/image-text-custom-code",
    "load/mlx/any-to-any",
    "load/mlx/type-without-task",
    "load/transformers/picture-of-qwen",
    "load/transformers/visual-questions-to-a-type-that-sees",
    "app/mlx-vlm/mlx-processor",
)
def qwen(hub, record):
    folder = hub.repo(record["id"])
    tokenizer, config = qwen_parts()
    t.Qwen3_5ForConditionalGeneration(config).save_pretrained(folder)
    pictures = t.Qwen2VLImageProcessor(patch_size=16, min_pixels=(2 * SIDE) ** 2, max_pixels=(4 * SIDE) ** 2)
    template = tokenizer.chat_template
    t.Qwen3VLProcessor(pictures, tokenizer, t.Qwen3VLVideoProcessor(), chat_template=template).save_pretrained(folder)


@miniature("load/mlx/chat-of-mlx-vlm", "load/mlx/story-of-mlx-vlm", "app/mlx-vlm/mlx-new-chat")
def language_model(hub, record):
    folder = hub.repo(record["id"])
    tokenizer, config = qwen_parts()
    t.Qwen3_5ForCausalLM(config.text_config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


@miniature("load/mlx/seeing-type-without-task", "app/mlx-vlm/mlx-type-without-task")
def idefics(hub, record):
    folder = hub.repo(record["id"])
    marks = {
        "fake_image_token": "<fake_token_around_image>",
        "image_token": "<image>",
        "end_of_utterance_token": "<end_of_utterance>",
        "global_image_token": "<global-img>",
    }
    tokenizer = marked_tokenizer(marks, "<image>")
    side = {"longest_edge": SIDE}
    pictures = t.Idefics3ImageProcessor(size=side, max_image_size=side, do_image_splitting=False)
    t.Idefics3Processor(pictures, tokenizer, image_seq_len=1, chat_template=tokenizer.chat_template).save_pretrained(
        folder
    )
    text = {**BLOCK, "model_type": "llama", "vocab_size": len(tokenizer), "num_key_value_heads": 2, "eos_token_id": END}
    image = tokenizer.convert_tokens_to_ids("<image>")
    config = t.Idefics3Config(
        text_config=text, vision_config={**BLOCK, **PATCHES}, scale_factor=2, image_token_id=image
    )
    t.Idefics3ForConditionalGeneration(config).save_pretrained(folder)


def marked_tokenizer(marks, picture: str):
    """A tokenizer with tokens of its own, by the names under which the processor looks for them."""
    tokenizer = bert_tokenizer(512, chat_template=chat_template(picture))
    tokenizer.add_tokens(list(marks.values()), special_tokens=True)
    for name, token in marks.items():
        setattr(tokenizer, name, token)
    return tokenizer


def qwen_parts():
    """The tokenizer and the configuration of the smallest Qwen3.5: three layers of linear attention, then a full one."""
    marks = {
        "vision_start_token": "<|vision_start|>",
        "image_token": "<|image_pad|>",
        "vision_end_token": "<|vision_end|>",
        "video_token": "<|video_pad|>",
    }
    tokenizer = marked_tokenizer(marks, "<|vision_start|><|image_pad|><|vision_end|>")
    start, image, end, video = tokenizer.convert_tokens_to_ids(list(marks.values()))
    text = {
        "vocab_size": len(tokenizer),
        "hidden_size": 32,
        "num_hidden_layers": 4,
        "num_attention_heads": 2,
        "num_key_value_heads": 2,
        "head_dim": 32,
        "intermediate_size": 16,
        "linear_num_value_heads": 2,
        "linear_num_key_heads": 2,
        "linear_key_head_dim": 32,
        "linear_value_head_dim": 32,
        "rope_parameters": {
            "rope_type": "default",
            "mrope_section": [2, 1, 1],
            "rope_theta": 10000.0,
            "partial_rotary_factor": 0.25,
        },
        "eos_token_id": END,
    }
    vision = {
        "depth": 1,
        "hidden_size": 16,
        "out_hidden_size": 32,
        "intermediate_size": 16,
        "num_heads": 2,
        "patch_size": 16,
        "num_position_embeddings": 16,
    }
    config = t.Qwen3_5Config(
        text_config=text,
        vision_config=vision,
        image_token_id=image,
        video_token_id=video,
        vision_start_token_id=start,
        vision_end_token_id=end,
    )
    return tokenizer, config
