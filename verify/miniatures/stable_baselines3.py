"""Miniatures for Stable-Baselines3."""

from stable_baselines3 import PPO

from miniatures.hub import miniature


def agent() -> PPO:
    return PPO("MlpPolicy", "CartPole-v1", n_steps=8, batch_size=4, policy_kwargs={"net_arch": [4]}, device="cpu")


@miniature("load/stable-baselines3/ppo", "load/stable-baselines3/no-files", "load/stable-baselines3/algorithm-in-the-name")
def ppo(hub, record):
    names = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".zip")]
    agent().save(hub.repo(record["id"]) / (names or ["model.zip"])[0])
