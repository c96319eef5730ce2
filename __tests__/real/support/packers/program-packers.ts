/** The programs that pack: GNU tar, bsdtar, busybox, git, gzip, Info-ZIP, 7-Zip, and `jar`. Each row is a command line. */
import { type Packer, programRows, row } from './packer.ts';

/** GNU tar also has what each reader refuses: bsdtar and Python write the same. */
const GNU_TAR = programRows('GNU tar', {
  needs: ['tar'],
  rows: [
    row('tar -czf "$OUT" .'),
    row('tar -czf "$OUT" -C .. whole', { topFolder: 'whole' }),
    row('tar --format=oldgnu -czf "$OUT" .'),
    row('tar --format=posix --pax-option=globexthdr.name=global,comment=of-all -czf "$OUT" .'),
    row('tar --format=posix --mtime=@1.5 --owner=4000000 --group=4000000 -czf "$OUT" .'),
    row('tar --format=gnu --mtime=@-1 --owner=4000000 --group=4000000 -czf "$OUT" .'),
    row('tar --format=ustar -czf "$OUT" .', { site: 'ustar' }),
    row('tar --format=v7 -czf "$OUT" .', { site: 'short' }),
    row('tar --sparse -czf "$OUT" .'),
    row('tar --incremental -czf "$OUT" .', {
      refused: /is not a file, folder, or link but a listing of an incremental backup/,
    }),
    row('tar --label=site -czf "$OUT" .', { refused: /is not a file, folder, or link but a volume label/ }),
    row('tar -czPf "$OUT" "$PWD"', { refused: /has an absolute name/ }),
    row(
      'tar --format=gnu -cf "$OUT.1" images; cp "$OUT.1" "$OUT"; tar --append -f "$OUT" -- $(ls -A | grep -vx images)',
    ),
    row('tar -cJf "$OUT" .', { refused: /of the format xz/ }),
    row('tar -cjf "$OUT" .', { refused: /of the format bzip2/ }),
    row('tar --zstd -cf "$OUT" .', { refused: /of the format zstd/ }),
  ],
});

const BSDTAR = programRows('bsdtar', {
  needs: ['bsdtar', 'unzip'],
  rows: [
    row('bsdtar -czf "$OUT" .'),
    row('bsdtar --format=pax -cf "$OUT" -- * .well-known'),
    row('LC_ALL=C bsdtar --format=pax -czf "$OUT" .'),
    row('bsdtar --format=gnutar -czf "$OUT" .'),
    row('bsdtar --format=ustar -czf "$OUT" .', { changes: 'bsdtar leaves out what the format cannot hold' }),
    row('bsdtar --format=v7tar -czf "$OUT" .', { site: 'short' }),
    row('bsdtar --format=zip -cf - . | cat > "$OUT"'),
    row('bsdtar --format=zip --options zip:zip64 -cf "$OUT" .'),
    row('bsdtar --format=zip --options zip:experimental -cf "$OUT" .'),
    row('bsdtar --format=zip --options zip:fakecrc32 -cf "$OUT" .', { refused: /has a wrong checksum/ }),
    row('bsdtar --format=cpio -cf "$OUT" .', { refused: /not an archive/ }),
  ],
});

const BUSYBOX = programRows('busybox tar', {
  needs: ['busybox', 'tar'],
  rows: [row('busybox tar -czf "$OUT" .'), row('busybox tar -c . | busybox gzip > "$OUT"')],
});

const COMMIT =
  'export GIT_DIR="$OUT.git" GIT_WORK_TREE=.; git init -q; git add -A; git -c user.name=x -c user.email=x commit -qm x';

const GIT = programRows('git archive', {
  needs: ['git', 'tar', 'unzip'],
  rows: [
    row(`${COMMIT}; git archive --format=tar.gz --prefix=site/ -o "$OUT" HEAD`, { topFolder: 'site' }),
    row(`${COMMIT}; git archive --format=zip -o "$OUT" HEAD`),
  ],
});

const GZIP = programRows('gzip', {
  needs: ['tar', 'pigz'],
  rows: [
    row('tar -c . | pigz --independent --blocksize 128 > "$OUT"'),
    row(
      'tar -cf "$OUT.tar" .; head -c 1000000 "$OUT.tar" | gzip > "$OUT"; tail -c +1000001 "$OUT.tar" | gzip >> "$OUT"',
    ),
    row('tar -cz . | gzip > "$OUT"', { refused: /is compressed twice/ }),
    row('gzip -c index.html > "$OUT"', { refused: /in the middle of an entry|not an archive/ }),
  ],
});

const INFO_ZIP = programRows('Info-ZIP', {
  needs: ['zip', 'unzip'],
  rows: [
    row('zip -qrD9X "$OUT" -- * .well-known'),
    row('zip -qr0 - . | cat > "$OUT"'),
    row('zip -qr -fz "$OUT" .'),
    row('echo A comment | zip -qrz "$OUT" .'),
    row('zip -qr -P password "$OUT" .', { refused: /is encrypted/ }),
    row('zip -qr -s 64k "$OUT.zip" .; mv "$OUT.zip" "$OUT"', {
      refused: /in the middle of an entry|not an archive/,
    }),
  ],
});

const SEVEN_ZIP = programRows('7-Zip', {
  needs: ['7z', 'tar', 'unzip'],
  rows: [
    row('7z a -bd -ttar "$OUT.tar" . > "$OUT.log"; 7z a -bd -tgzip "$OUT" "$OUT.tar" > "$OUT.log"'),
    row('7z a -bd -ttar -mm=pax "$OUT" . > "$OUT.log"'),
    row('7z a -bd -tzip -mx=9 -mtc=on "$OUT" . > "$OUT.log"'),
    row('7z a -bd -tzip -so -an . > "$OUT"'),
    row('7z a -bd -tzip -mm=Deflate64 "$OUT" . > "$OUT.log"', {
      refused: /is compressed by the unknown method/,
    }),
    row('7z a -bd -t7z "$OUT" . > "$OUT.log"', { refused: /of the format 7z/ }),
  ],
});

const JAR = programRows('jar', {
  needs: ['jar', 'bsdtar', 'unzip'],
  rows: [
    row('jar cM . | cat > "$OUT"', { bsdtar: true }),
    row('jar cf "$OUT" .', { bsdtar: true, changes: 'adds META-INF/MANIFEST.MF' }),
  ],
});

export const PROGRAM_PACKERS: readonly Packer[] = [
  GNU_TAR,
  BSDTAR,
  BUSYBOX,
  GIT,
  GZIP,
  INFO_ZIP,
  SEVEN_ZIP,
  JAR,
];
