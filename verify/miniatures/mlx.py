"""Miniatures for MLX: the smallest Llama; MLX runs without a GPU too."""

from miniatures.hub import miniature
from miniatures.words import CHAT_TEMPLATE, bert_tokenizer


@miniature(
    "load/mlx/chat",
    "load/mlx/custom-code",
    "load/mlx/text-generation",
    "load/mlx/no-task",
    needs=["mlx_lm"],
)
def llama(hub, record):
    from transformers import LlamaConfig, LlamaForCausalLM

    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(512, chat_template=CHAT_TEMPLATE)
    tokenizer.save_pretrained(folder)
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=2,
        intermediate_size=16,
        tie_word_embeddings=False,
        eos_token_id=3,
    )
    LlamaForCausalLM(config).save_pretrained(folder)
