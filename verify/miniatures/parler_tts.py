"""A miniature for Parler-TTS: the smallest encoder of text, codec of sound and decoder between them."""

from miniatures.hub import miniature
from miniatures.words import bert_tokenizer


@miniature("load/parler_tts/speech", needs=["parler_tts"])
def speech(hub, record):
    from parler_tts import ParlerTTSConfig, ParlerTTSDecoderConfig, ParlerTTSForConditionalGeneration
    from parler_tts.dac_wrapper import DACConfig
    from transformers import GenerationConfig, T5Config

    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer()
    tokenizer.save_pretrained(folder)
    text = T5Config(vocab_size=len(tokenizer), d_model=16, d_kv=8, d_ff=16, num_layers=1, num_heads=2, name_or_path=record["id"])
    sound = DACConfig(num_codebooks=2, latent_dim=16)
    side = {"hidden_size": 16, "num_hidden_layers": 1, "ffn_dim": 16, "num_attention_heads": 2, "num_codebooks": 2}
    decoder = ParlerTTSDecoderConfig(vocab_size=1026, max_position_embeddings=512, **side)
    config = ParlerTTSConfig.from_sub_models_config(text, sound, decoder, vocab_size=len(tokenizer))
    model = ParlerTTSForConditionalGeneration(config)
    ends = {"pad_token_id": 1024, "eos_token_id": 1024, "bos_token_id": 1025, "decoder_start_token_id": 1025}
    model.generation_config = GenerationConfig(max_length=64, min_new_tokens=10, suppress_tokens=[1025], **ends)
    model.save_pretrained(folder)
