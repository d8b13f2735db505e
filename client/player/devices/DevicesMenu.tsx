import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu, Switch } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCheck, IconDevices } from "@tabler/icons-react";
import type { Device } from "./askDevices.ts";
import { useDevices } from "./devicesOf.ts";
import "./devices.css";

/** Where the music is, and the way to have it elsewhere. */
export function DevicesMenu() {
  const { t } = useLingui();
  const { devices, view } = useDevices();
  const { elsewhere, found, isAlone } = view;
  const nameOf = ({ browser, system }: Device) => {
    const program = browser ?? t`Unknown program`;
    return system ? t`${program} on ${system}` : program;
  };
  const where = elsewhere?.isPlaying ? nameOf(elsewhere) : null;
  const others = (found ?? []).filter(({ id }) => id !== elsewhere?.id);

  async function handOver(device: Device) {
    if (await devices.handOver(device.id)) return;
    const name = nameOf(device);
    notifications.show({ message: t`${name} does not answer. The music stays here.` });
  }

  return (
    <Menu width={300} position="top-end" onOpen={() => devices.look()} onClose={() => devices.endLook()}>
      <Menu.Target>
        <ActionIcon
          aria-label={where ? t`Playing on ${where}` : t`Devices`}
          className="player-mode player-devices"
          data-on={where ? true : undefined}
        >
          <IconDevices size={20} stroke={1.75} aria-hidden />
          {where && <span className="player-devices-name">{t`Playing on ${where}`}</span>}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t`Play on`}</Menu.Label>
        <Menu.Item
          leftSection={<Mark isHere={where === null} />}
          onClick={() => where !== null && devices.playHere()}
        >
          {t`This device`}
        </Menu.Item>
        {elsewhere && where && <Menu.Item leftSection={<Mark isHere />}>{where}</Menu.Item>}
        {others.map((device) => (
          <Menu.Item
            key={device.id}
            leftSection={<Mark isHere={false} />}
            onClick={() => void handOver(device)}
            disabled={isAlone}
          >
            {nameOf(device)}
          </Menu.Item>
        ))}
        {others.length === 0 && !where && !isAlone && (
          <p className="player-devices-hint">{t`Open Levare on your phone or another computer, and go on there.`}</p>
        )}
        <Menu.Divider />
        <Menu.Item component="div" closeMenuOnClick={false} onClick={() => devices.setAlone(!isAlone)}>
          <Switch
            checked={isAlone}
            onChange={() => {}}
            tabIndex={-1}
            label={t`Only on this device`}
            description={t`Your queue here stays apart from your other devices.`}
          />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Mark({ isHere }: { isHere: boolean }) {
  return isHere ? <IconCheck size={16} aria-hidden /> : <span className="player-devices-blank" />;
}
