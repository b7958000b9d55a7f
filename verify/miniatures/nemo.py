"""Miniatures for NeMo: the smallest networks of each kind, by the configurations of its models, saved by `save_to`."""

import copy
from pathlib import PurePosixPath

from miniatures.hub import miniature

SIZE = 16
DURATIONS = [0, 1, 2, 3, 4]
"""Frames that a transducer of tokens and durations may skip."""

LISTENER = {
    "sample_rate": 16000,
    "log_prediction": False,
    "model_defaults": {"enc_hidden": SIZE, "pred_hidden": SIZE, "joint_hidden": SIZE, "num_tdt_durations": len(DURATIONS)},
    "preprocessor": {
        "_target_": "nemo.collections.asr.modules.AudioToMelSpectrogramPreprocessor",
        "sample_rate": 16000,
        "features": 16,
        "n_fft": 512,
        "window_size": 0.025,
        "window_stride": 0.01,
    },
    "encoder": {
        "_target_": "nemo.collections.asr.modules.ConformerEncoder",
        "feat_in": 16,
        "n_layers": 1,
        "d_model": SIZE,
        "n_heads": 2,
        "ff_expansion_factor": 1,
        "subsampling": "dw_striding",
        "subsampling_factor": 8,
        "subsampling_conv_channels": 4,
        "conv_kernel_size": 9,
    },
    "decoder": {
        "_target_": "nemo.collections.asr.modules.RNNTDecoder",
        "blank_as_pad": True,
        "prednet": {"pred_hidden": SIZE, "pred_rnn_layers": 1, "dropout": 0.0},
    },
    "joint": {
        "_target_": "nemo.collections.asr.modules.RNNTJoint",
        "num_extra_outputs": len(DURATIONS),
        "jointnet": {"encoder_hidden": SIZE, "pred_hidden": SIZE, "joint_hidden": SIZE, "activation": "relu"},
    },
    "decoding": {
        "strategy": "greedy_batch",
        "model_type": "tdt",
        "durations": DURATIONS,
        "greedy": {"max_symbols": 2},
    },
    "loss": {"loss_name": "tdt", "tdt_kwargs": {"durations": DURATIONS}},
    "validation_ds": {"manifest_filepath": None, "shuffle": False, "use_start_end_token": False},
}
"""A Parakeet, which emits a token and how long it lasts."""


IN_ARPABET = {"next": "N EH1 K S T", "train": "T R EY1 N", "noon": "N UW1 N", "the": "DH AH0", "at": "AE1 T"}
IN_IPA = {"next": "ˈnɛkst", "train": "ˈtɹeɪn", "noon": "ˈnun", "the": "ðə", "at": "ˈæt"}
IN_IPA |= {"to": "ˈtu", "harbour": "ˈhɑɹbɚ", "leaves": "ˈlivz"}

MELS = {
    "_target_": "nemo.collections.asr.modules.AudioToMelSpectrogramPreprocessor",
    "sample_rate": 22050,
    "features": SIZE,
    "n_fft": 1024,
    "n_window_size": 1024,
    "n_window_stride": 256,
    "window_size": False,
    "window_stride": False,
}
"""What FastPitch writes and a vocoder reads."""
TRAINING = {"dataset": {"_target_": "nemo.collections.tts.data.dataset.TTSDataset"}, "defer_setup": True}
TRANSFORMER = {"n_layer": 1, "n_head": 1, "d_model": SIZE, "d_head": SIZE, "d_inner": SIZE, "kernel_size": 3}
TRANSFORMER |= {"dropout": 0.1, "dropatt": 0.1, "dropemb": 0.0}
PREDICTOR = {"_target_": "nemo.collections.tts.modules.fastpitch.TemporalPredictor", "input_size": SIZE, "filter_size": SIZE}
PREDICTOR |= {"kernel_size": 3, "dropout": 0.1, "n_layers": 1}

SPEAKER = {
    "learn_alignment": True,
    "symbols_embedding_dim": SIZE,
    "pitch_embedding_kernel_size": 3,
    "n_mel_channels": SIZE,
    "min_token_duration": 1,
    "max_token_duration": 8,
    "text_tokenizer": {
        "_target_": "nemo.collections.common.tokenizers.text_to_speech.tts_tokenizers.EnglishPhonemesTokenizer",
        "punct": True,
        "stresses": True,
        "chars": True,
        "apostrophe": True,
        "pad_with_space": True,
        "g2p": {"_target_": "nemo.collections.tts.g2p.models.en_us_arpabet.EnglishG2p"},
    },
    "train_ds": TRAINING,
    "preprocessor": MELS,
    "alignment_module": {
        "_target_": "nemo.collections.tts.modules.aligner.AlignmentEncoder",
        "n_mel_channels": SIZE,
        "n_text_channels": SIZE,
        "n_att_channels": SIZE,
    },
    "input_fft": {"_target_": "nemo.collections.tts.modules.transformer.FFTransformerEncoder", **TRANSFORMER, "d_embed": SIZE},
    "output_fft": {"_target_": "nemo.collections.tts.modules.transformer.FFTransformerDecoder", **TRANSFORMER},
    "duration_predictor": PREDICTOR,
    "pitch_predictor": PREDICTOR,
}
"""A FastPitch, which looks words up in a dictionary of sounds."""

VOCODER = {
    "train_ds": TRAINING,
    "preprocessor": {
        "_target_": "nemo.collections.asr.parts.preprocessing.features.FilterbankFeatures",
        "sample_rate": 22050,
        "nfilt": SIZE,
        "n_fft": 1024,
        "n_window_size": 1024,
        "n_window_stride": 256,
    },
    "debug": True,
    "generator": {
        "_target_": "nemo.collections.tts.modules.hifigan_modules.Generator",
        "resblock": 1,
        "upsample_rates": [8, 8, 2, 2],
        "upsample_kernel_sizes": [16, 16, 4, 4],
        "upsample_initial_channel": SIZE,
        "resblock_kernel_sizes": [3],
        "resblock_dilation_sizes": [[1, 3, 5]],
        "initial_input_size": SIZE,
    },
}
"""A HiFi-GAN; `debug` is what the library calls the small discriminators, which its file contains."""


MAGPIES_CODEC = "nvidia/nemo-nano-codec-22khz-1.89kbps-21.5fps"
"""The repository that Magpie's configuration names."""
RATES = [8, 8]
BLOCKS = {"base_channels": SIZE, "resblock_kernel_sizes": [3], "resblock_dilation_sizes": [1]}
CODEC = {
    "sample_rate": 22050,
    "samples_per_frame": 64,
    "audio_encoder": {
        "_target_": "nemo.collections.tts.modules.audio_codec_modules.HiFiGANEncoder",
        "encoded_dim": 4,
        "down_sample_rates": RATES,
        **BLOCKS,
    },
    "audio_decoder": {
        "_target_": "nemo.collections.tts.modules.audio_codec_modules.CausalHiFiGANDecoder",
        "input_dim": 4,
        "up_sample_rates": RATES,
        **BLOCKS,
    },
    "vector_quantizer": {
        "_target_": "nemo.collections.tts.modules.audio_codec_modules.GroupFiniteScalarQuantizer",
        "num_groups": 2,
        "num_levels_per_group": [4, 4],
    },
    "commit_loss_scale": 0.0,
    "loss_resolutions": [[64, 16, 64]],
    "mel_loss_dims": [5],
    "generator_loss": {"_target_": "nemo.collections.tts.losses.audio_codec_loss.GeneratorSquaredLoss"},
    "discriminator_loss": {"_target_": "nemo.collections.tts.losses.audio_codec_loss.DiscriminatorSquaredLoss"},
}
LAYERS = {"n_layers": 1, "d_model": SIZE, "d_ffn": SIZE, "sa_n_heads": 2, "kernel_size": 3}
LAYERS |= {"max_length_causal_mask": 256, "use_learnable_pos_emb": True}
MAGPIE = {
    "model_type": "decoder_ce",
    "embedding_dim": SIZE,
    "encoder": LAYERS,
    "context_encoder": LAYERS,
    "decoder": {**LAYERS, "kernel_size": 1, "has_xattn": True, "xa_d_memory": SIZE, "xa_n_heads": 1, "xa_d_head": SIZE},
    "local_transformer_type": "autoregressive",
    "local_transformer_hidden_dim": SIZE,
    "local_transformer_n_layers": 1,
    "prior_scaling_factor": None,
    "prior_end_step": 1,
    "prior_scaledown_start_step": 1,
    "inference_parameters": {"max_decoder_steps": 20, "topk": 8},
    "text_tokenizers": {
        "english_phoneme": {
            "_target_": "nemo.collections.common.tokenizers.text_to_speech.tts_tokenizers.IPATokenizer",
            "punct": True,
            "apostrophe": True,
            "pad_with_space": False,
            "g2p": {"_target_": "nemo.collections.tts.g2p.models.i18n_ipa.IpaG2p", "use_chars": True, "use_stresses": True},
        }
    },
}
"""A Magpie, which continues a voice that is kept in its weights, and names the codec for the sound."""


HEARING = {
    "pretrained_llm": "Qwen/Qwen3-1.7B",
    "pretrained_asr": "nvidia/canary-1b-flash",
    "pretrained_weights": False,
    "prompt_format": "qwen",
    "audio_locator_tag": "<|audioplaceholder|>",
    "lora": {"task_type": "CAUSAL_LM", "r": 2, "lora_alpha": 4, "target_modules": ["q_proj", "v_proj"]},
    "freeze_params": [],
    "prevent_freeze_params": [],
    "perception": {
        "output_dim": SIZE,
        "preprocessor": LISTENER["preprocessor"],
        "encoder": LISTENER["encoder"],
        "modality_adapter": {"_target_": "nemo.collections.speechlm2.modules.perception.IdentityConnector", "d_model": SIZE},
    },
}
"""A Canary with the ears of a Conformer, and the language model that its configuration names."""


@miniature("load/nemo/speech-recognition", needs=["nemo"])
def listener(hub, record):
    from nemo.collections.asr.models import EncDecRNNTBPEModel

    words = hub.scratch()
    write_letters(words)
    publish(EncDecRNNTBPEModel, {**LISTENER, "tokenizer": {"dir": str(words), "type": "bpe"}}, hub, record["id"])


@miniature("load/nemo/fastpitch", needs=["nemo"])
def speaker(hub, record):
    publish_speaker(hub, record["id"])
    publish_vocoder(hub, "nvidia/tts_hifigan")


@miniature("load/nemo/vocoder", needs=["nemo"])
def vocoder(hub, record):
    publish_speaker(hub, "nvidia/tts_en_fastpitch")
    publish_vocoder(hub, record["id"])


@miniature("load/nemo/magpie", needs=["nemo"])
def magpie(hub, record):
    import torch
    from nemo.collections.tts.models import AudioCodecModel, MagpieTTSModel
    from omegaconf import OmegaConf

    codec = publish(AudioCodecModel, CODEC, hub, MAGPIES_CODEC)
    settings = with_sounds(MAGPIE, hub, IN_IPA)
    model = MagpieTTSModel(OmegaConf.create({**settings, "codecmodel_path": str(codec)}))
    voice = {"baked_context_embedding.weight": torch.rand(1, 3 * SIZE), "baked_context_embedding_len": torch.tensor([3])}
    voice |= {"_baked_embedding_T": torch.tensor(3), "_baked_embedding_D": torch.tensor(SIZE)}
    model.load_state_dict({**model.state_dict(), **voice})
    model.cfg.codecmodel_path = MAGPIES_CODEC
    save(model, hub, record["id"])


@miniature("load/nemo/language-model-that-hears", needs=["nemo", "peft"])
def asked(hub, record):
    from nemo.collections.speechlm2.models import SALM
    from transformers import Qwen3Config, Qwen3ForCausalLM

    from miniatures.qwen_words import qwen_tokenizer

    language = hub.repo(HEARING["pretrained_llm"])
    words = qwen_tokenizer(["<|im_start|>", "<|im_end|>", "<|endoftext|>"], eos_token="<|im_end|>", pad_token="<|endoftext|>")
    words.save_pretrained(language)
    sizes = {"hidden_size": SIZE, "intermediate_size": SIZE, "num_hidden_layers": 1, "vocab_size": len(words)}
    heads = {"num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 8}
    Qwen3ForCausalLM(Qwen3Config(**sizes, **heads, eos_token_id=words.eos_token_id)).save_pretrained(language)
    model = SALM({**copy.deepcopy(HEARING), "pretrained_llm": str(language)})
    model.cfg.pretrained_llm = HEARING["pretrained_llm"]
    model.save_pretrained(hub.repo(record["id"]))


def publish_speaker(hub, id: str) -> None:
    from nemo.collections.tts.models import FastPitchModel

    publish(FastPitchModel, with_sounds(SPEAKER, hub, IN_ARPABET), hub, id)


def publish_vocoder(hub, id: str) -> None:
    from nemo.collections.tts.models import HifiGanModel

    publish(HifiGanModel, VOCODER, hub, id)


def with_sounds(settings: dict, hub, words: dict[str, str]) -> dict:
    """Settings with a dictionary of sounds, and a list of words that are spelled alike."""
    sounds, spelled_alike = hub.scratch() / "sounds", hub.scratch() / "heteronyms"
    sounds.write_text("".join(f"{word.upper()}  {sound}\n" for word, sound in words.items()))
    spelled_alike.write_text("lead\n")
    settings = copy.deepcopy(settings)
    tokenizer = settings.get("text_tokenizer") or settings["text_tokenizers"]["english_phoneme"]
    tokenizer["g2p"] |= {"phoneme_dict": str(sounds), "heteronyms": str(spelled_alike)}
    return settings


def publish(model, settings: dict, hub, id: str):
    """Saves a model with random weights; the path of its file."""
    from omegaconf import OmegaConf

    return save(model(OmegaConf.create(settings)), hub, id)


def save(model, hub, id: str):
    """Saves a model in the file that `from_pretrained` looks for first, named as its repository."""
    path = hub.repo(id) / f"{PurePosixPath(id).name}.nemo"
    model.save_to(path)
    return path


def write_letters(folder) -> None:
    """A SentencePiece model of a few letters, and its list of pieces."""
    from sentencepiece import SentencePieceProcessor, SentencePieceTrainer

    with (folder / "tokenizer.model").open("wb") as file:
        text = iter(["the heron eats small fish"] * 9)
        SentencePieceTrainer.train(sentence_iterator=text, model_writer=file, vocab_size=20, hard_vocab_limit=False)
    known = SentencePieceProcessor(str(folder / "tokenizer.model"))
    pieces = [known.id_to_piece(at) for at in range(known.vocab_size())]
    (folder / "vocab.txt").write_text("".join(f"{piece}\n" for piece in pieces))
