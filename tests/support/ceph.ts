import { randomBytes, randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { account, type Child, freePort, removeAtEnd, run, startChild } from '../../bench/scale/child.ts';
import type { ObjectStoreClient } from '../../demo/config/object-store.ts';

const programs = [
  'ceph',
  'ceph-authtool',
  'ceph-mon',
  'ceph-osd',
  'monmaptool',
  'radosgw',
  'radosgw-admin',
] as const;

/** Programs of Ceph that this machine lacks. */
export const missingCeph = programs.filter(
  (name) => !(process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
);

/** Domain below which the gateway expects buckets in the host. No name server knows it. */
export const cephDomain = 's3.test';

export interface Ceph extends Omit<ObjectStoreClient, 'bucket' | 'addressing'> {
  stop(): Promise<void>;
}

/**
 * Starts Ceph with its S3 gateway: a monitor, a store of objects in memory, and one user. All its files are in a
 * temporary folder, and its programs end with this process.
 */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'ap-ceph-'));
  removeAtEnd(folder);
  for (const name of ['', 'mon', 'osd']) {
    mkdirSync(join(folder, name), { recursive: true });
    if (account) chownSync(join(folder, name), account.uid, account.gid);
  }
  const [monitor, gateway] = [await freePort(), await freePort()];
  const ids = { cluster: randomUUID(), disk: randomUUID() };
  const key = { accessKey: 'ap', secretKey: randomBytes(20).toString('hex') };
  const settings = join(folder, 'ceph.conf');
  writeFileSync(settings, configuration(folder, { cluster: ids.cluster, monitor, gateway }));

  const ceph = (program: (typeof programs)[number], line: string) =>
    run([program, '-c', settings, ...line.split(' ')], folder);
  const children: Child[] = [];
  const start = async (program: (typeof programs)[number], line: string, port: number) =>
    children.push(
      await startChild(program, [program, '-c', settings, '-f', ...line.split(' ')], { folder, port }),
    );
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    createKeys(folder);
    const address = `[v2:127.0.0.1:${monitor}]`;
    run(['monmaptool', '--create', '--addv', 'a', address, '--fsid', ids.cluster, 'monmap'], folder);
    ceph('ceph-mon', '--mkfs -i a --monmap monmap --keyring keyring');
    await start('ceph-mon', '-i a', monitor);
    ceph('ceph', `osd new ${ids.disk}`);
    ceph('ceph-osd', `--mkfs -i 0 --osd-uuid ${ids.disk}`);
    await start('ceph-osd', '-i 0', monitor);
    // waits for the disk, since it creates its own pools
    await start('radosgw', '-n client.gateway', gateway);
    ceph(
      'radosgw-admin',
      `user create --uid=ap --display-name=ap --access-key=${key.accessKey} --secret-key=${key.secretKey}`,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint: `http://127.0.0.1:${gateway}`, region: 'us-east-1', ...key, stop };
}

/** Keys of the programs; the gateway accepts no cluster without them. */
function createKeys(folder: string): void {
  const rights: Record<string, string[]> = {
    'mon.': ['mon', 'allow *'],
    'client.admin': ['mon', 'allow *', 'osd', 'allow *'],
    'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *'],
    'client.gateway': ['mon', 'allow rw', 'osd', 'allow rwx'],
  };
  for (const [name, [service, right, ...more]] of Object.entries(rights)) {
    const caps = ['--cap', `${service}`, `${right}`, ...(more.length > 0 ? ['--cap', ...more] : [])];
    run(['ceph-authtool', '--create-keyring', 'one', '--gen-key', '-n', name, ...caps], folder);
    if (name === 'mon.') run(['ceph-authtool', '--create-keyring', 'keyring'], folder);
    run(['ceph-authtool', 'keyring', '--import-keyring', 'one'], folder);
  }
}

/** One copy of each object, in one group a pool: the least that Ceph accepts. */
const configuration = (
  folder: string,
  { cluster, monitor, gateway }: { cluster: string; monitor: number; gateway: number },
) => `[global]
fsid = ${cluster}
mon_initial_members = a
mon_host = [v2:127.0.0.1:${monitor}]
public_addr = 127.0.0.1
keyring = ${folder}/keyring
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}
run_dir = ${folder}
log_file = ${folder}/$name.log
pid_file = ${folder}/$name.pid
admin_socket = ${folder}/$name.asok
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
rgw_dns_name = ${cephDomain}
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_thread_pool_size = 16
`;
