/** The packers of Python and Go. Each row is a line of code, or the flags of the program in `tools/real-tools`. */
import { pathOf } from '../needs.ts';
import { type Packer, type PackerRow, row } from './packer.ts';

const PYTHON_NAMES = `
import gzip, io, os, shutil, subprocess, sys, tarfile, zipfile
out = sys.argv[1]
top = sorted(os.listdir('.'))
files = sorted(os.path.join(folder, name)[2:] for folder, _, names in os.walk('.') for name in names)
class Unseekable(io.RawIOBase):
    def __init__(self): self.file = open(out, 'wb')
    def writable(self): return True
    def write(self, data): return self.file.write(data)
def copy(name, target):
    with open(name, 'rb') as source, target: shutil.copyfileobj(source, target)
`;

function python(name: string, rows: readonly PackerRow[]): Packer {
  return {
    name: `Python ${name}`,
    needs: ['python3', 'unzip'],
    command: (options, out) => ['python3', '-c', PYTHON_NAMES + options, out],
    rows,
  };
}

const TARFILE_ROWS = [
  // The folder itself has the name "/".
  row(`with tarfile.open(out, 'w:gz') as tar: tar.add('.', arcname='')`),
  row(`with tarfile.open(fileobj=Unseekable(), mode='w|') as tar: [tar.add(name) for name in files]`),
  row(`with tarfile.open(out, 'w:gz', format=tarfile.GNU_FORMAT) as tar: tar.add('.')`),
  row(`with tarfile.open(out, 'w|', format=tarfile.USTAR_FORMAT) as tar: tar.add('.')`, { site: 'ustar' }),
  row(`with tarfile.open(out, 'w:gz', pax_headers={'comment': 'of all'}) as tar: tar.add('.')`),
];

const ZIPFILE_ROWS = [
  row(
    `with zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED) as archive: [archive.write(os.path.join(folder, name)) for folder, folders, names in os.walk('.') for name in [*folders, *names]]`,
  ),
  row(`with zipfile.ZipFile(Unseekable(), 'w') as archive: [archive.write(name) for name in files]`),
  row(
    `with zipfile.ZipFile(out, 'w') as archive: [copy(name, archive.open(name, 'w', force_zip64=True)) for name in files]`,
  ),
  row(
    `with zipfile.ZipFile(out, 'w', zipfile.ZIP_LZMA) as archive: [archive.write(name) for name in files]`,
    {
      refused: /is compressed by the unknown method 14/,
    },
  ),
];

function go(name: string, rows: readonly PackerRow[]): Packer {
  return {
    name: `Go ${name}`,
    needs: ['go-packer', 'bsdtar', 'unzip'],
    command: (options, out) => [pathOf('go-packer'), ...options.split(' '), out],
    rows,
  };
}

const GO_TAR_ROWS = [
  row('tar -gzip -addfs'),
  row('tar -gzip -folders -dot -format=pax -times'),
  row('tar -format=gnu -dot'),
  row('tar -gzip -folders -format=ustar', { site: 'ustar' }),
];

const GO_ZIP_ROWS = [row('zip -folders', { bsdtar: true }), row('zip -header -raw'), row('zip -addfs')];

export const SCRIPT_PACKERS: readonly Packer[] = [
  python('tarfile', TARFILE_ROWS),
  python('zipfile', ZIPFILE_ROWS),
  go('archive/tar', GO_TAR_ROWS),
  go('archive/zip', GO_ZIP_ROWS),
];
