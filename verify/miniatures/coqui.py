"""Miniatures for Coqui TTS: the smallest VITS and XTTS, with their own configurations."""

from miniatures.hub import miniature


@miniature("load/coqui/single", needs=["TTS"])
def vits(hub, record):
    import torch
    from TTS.tts.configs.shared_configs import CharactersConfig
    from TTS.tts.configs.vits_config import VitsConfig
    from TTS.tts.models.vits import Vits, VitsArgs

    folder = hub.repo(record["id"])
    size = {f"num_layers_{part}": 1 for part in ("text_encoder", "posterior_encoder", "flow")}
    rates = {"upsample_rates_decoder": [8, 8, 4], "upsample_kernel_sizes_decoder": [16, 16, 8]}
    args = VitsArgs(
        hidden_channels=16, hidden_channels_ffn_text_encoder=16, upsample_initial_channel_decoder=16, init_discriminator=False, **size, **rates
    )
    letters = "abcdefghijklmnopqrstuvwxyz"
    characters = CharactersConfig(characters=letters, punctuations="!'(),-.:;? ", pad="_", eos="&", bos="*", blank="#")
    config = VitsConfig(model_args=args, characters=characters, text_cleaner="basic_cleaners")
    model = Vits.init_from_config(config)
    config.save_json(str(folder / "config.json"))
    torch.save({"model": model.state_dict()}, folder / "model.pth")


@miniature("load/coqui/xtts", needs=["TTS"])
def xtts(hub, record):
    import torch
    from TTS.tts.configs.xtts_config import XttsArgs, XttsConfig
    from TTS.tts.layers.xtts.tokenizer import VoiceBpeTokenizer
    from TTS.tts.models.xtts import Xtts

    folder = hub.repo(record["id"])
    write_words(folder / "vocab.json")
    size = {"gpt_layers": 1, "gpt_n_model_channels": 64, "decoder_input_dim": 64, "gpt_n_heads": 2}
    ends = {"gpt_start_audio_token": 64, "gpt_stop_audio_token": 65}
    codes = {"gpt_num_audio_tokens": 66, "gpt_max_audio_tokens": 24, **ends}
    config = XttsConfig(model_args=XttsArgs(gpt_use_perceiver_resampler=True, **size, **codes))
    model = Xtts.init_from_config(config)
    model.tokenizer = VoiceBpeTokenizer(vocab_file=folder / "vocab.json")
    model.init_models()
    config.save_json(str(folder / "config.json"))
    torch.save({"model": model.state_dict()}, folder / "model.pth")
    voice = {"gpt_cond_latent": torch.randn(1, 32, 64), "speaker_embedding": torch.randn(1, 512, 1)}
    torch.save({"Craig Gutsy": voice}, folder / "speakers_xtts.pth")


def write_words(path) -> None:
    """The letters and special tokens that the text of XTTS has."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    known = ["[STOP]", "[UNK]", "[SPACE]", "[START]", "[en]", *"abcdefghijklmnopqrstuvwxyz.,'"]
    tokenizer = Tokenizer(models.BPE({token: at for at, token in enumerate(known)}, [], unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.add_special_tokens(known[:5])
    tokenizer.save(str(path))
