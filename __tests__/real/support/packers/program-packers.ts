/** The programs that pack: GNU tar, bsdtar, busybox, git, gzip, Info-ZIP, 7-Zip, and `jar`. Each row is a command line. */
import { type Packer, programRows, row } from './packer.ts';

const GNU_TAR = programRows('GNU tar', {
  needs: ['tar'],
  version: 'tar --version',
  rows: [
    row('tar -czf "$OUT" .'),
    row('tar -cf "$OUT" .'),
    row('tar -czf "$OUT" -- * .well-known'),
    row('find . -type f | tar -czf "$OUT" -T -'),
    row('tar -c . | cat > "$OUT"'),
    row('tar -czf "$OUT" -C .. whole', { topFolder: 'whole' }),
    row('tar --format=oldgnu -czf "$OUT" .'),
    row('tar --format=posix -czf "$OUT" .'),
    row('tar --format=posix -cf "$OUT" -- * .well-known'),
    row('tar --format=posix --xattrs --acls --selinux -czf "$OUT" .'),
    row('tar --format=posix --pax-option=globexthdr.name=global,comment=of-all -czf "$OUT" .'),
    row('tar --format=posix --mtime=@1.5 --owner=4000000 --group=4000000 -czf "$OUT" .'),
    row('tar --format=gnu --mtime=@-1 --owner=4000000 --group=4000000 -czf "$OUT" .'),
    row('tar --format=ustar -czf "$OUT" .', { cannot: /file name is too long/ }),
    row('tar --format=ustar -czf "$OUT" .', { site: 'ustar' }),
    row('tar --format=ustar -cf "$OUT" -- * .well-known', { site: 'short' }),
    row('tar --format=v7 -czf "$OUT" .', { cannot: /file name is too long/ }),
    row('tar --format=v7 -czf "$OUT" .', { site: 'short' }),
    row('tar --format=v7 -cf "$OUT" -- * .well-known', { site: 'short' }),
    row('tar --sparse -czf "$OUT" .'),
    row('tar --blocking-factor=2048 -cf "$OUT" .'),
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

const BSDTAR_OTHERS = [
  'cpio',
  'newc',
  'odc',
  'bin',
  '7zip',
  'shar',
  'shardump',
  'iso9660',
  'mtree',
  'warc',
  'xar',
  'ar',
  'arbsd',
];

const BSDTAR = programRows('bsdtar', {
  needs: ['bsdtar', 'unzip'],
  version: 'bsdtar --version',
  rows: [
    row('bsdtar -czf "$OUT" .'),
    row('bsdtar -cf "$OUT" .'),
    row('bsdtar -czf "$OUT" -- * .well-known'),
    row('find . -type f | bsdtar -czf "$OUT" -T -'),
    row('bsdtar --format=pax -czf "$OUT" .'),
    row('bsdtar --format=posix -cf "$OUT" -- * .well-known'),
    row('LC_ALL=C bsdtar --format=pax -czf "$OUT" .'),
    row('bsdtar --format=gnutar -czf "$OUT" .'),
    row('bsdtar --format=gnutar -cf "$OUT" -- * .well-known'),
    row('bsdtar --format=ustar -czf "$OUT" .', { changes: 'bsdtar leaves out what the format cannot hold' }),
    row('bsdtar --format=ustar -czf "$OUT" .', { site: 'ustar' }),
    row('bsdtar --format=ustar -cf "$OUT" -- * .well-known', { site: 'short' }),
    row('bsdtar --format=v7tar -czf "$OUT" .', { site: 'short' }),
    row('bsdtar --format=v7tar -cf "$OUT" -- * .well-known', { site: 'short' }),
    row('bsdtar --format=zip -cf "$OUT" .'),
    row('bsdtar --format=zip -cf "$OUT" -- * .well-known'),
    row('bsdtar --format=zip -cf - . | cat > "$OUT"'),
    row('bsdtar --format=zip --options zip:compression=store -cf "$OUT" .'),
    row('bsdtar --format=zip --options zip:zip64 -cf "$OUT" .'),
    row('bsdtar --format=zip --options zip:experimental -cf "$OUT" .'),
    row('bsdtar --format=zip --options zip:fakecrc32 -cf "$OUT" .', { refused: /has a wrong checksum/ }),
    row('bsdtar --format=zip --options zip:encryption=traditional --passphrase x -cf "$OUT" .', {
      refused: /is encrypted/,
    }),
    ...['-J', '-j', '--zstd'].map((flag) =>
      row(`bsdtar ${flag} -cf "$OUT" .`, { refused: /of the format (?:xz|bzip2|zstd)/ }),
    ),
    ...['--lzma', '--lz4', '--lzip', '-Z', '--b64encode', '--uuencode'].map((flag) =>
      row(`bsdtar ${flag} -cf "$OUT" .`, { refused: /not an archive/ }),
    ),
    ...BSDTAR_OTHERS.map((format) =>
      row(`bsdtar --format=${format} -cf "$OUT" .`, { refused: /not an archive|of the format 7z/ }),
    ),
  ],
});

const BUSYBOX = programRows('busybox tar', {
  needs: ['busybox', 'tar'],
  version: 'busybox',
  rows: [
    row('busybox tar -czf "$OUT" .'),
    row('busybox tar -cf "$OUT" .'),
    row('busybox tar -czf "$OUT" -- * .well-known'),
    row('find . -type f -print0 | xargs -0 busybox tar -czf "$OUT"'),
    row('busybox tar -c . | busybox gzip > "$OUT"'),
  ],
});

const COMMIT =
  'export GIT_DIR="$OUT.git" GIT_WORK_TREE=.; git init -q; git add -A; git -c user.name=x -c user.email=x commit -qm x';

const GIT = programRows('git archive', {
  needs: ['git', 'tar', 'unzip'],
  version: 'git --version',
  rows: [
    row(`${COMMIT}; git archive --format=tar -o "$OUT" HEAD`),
    row(`${COMMIT}; git archive --format=tar.gz -o "$OUT" HEAD`),
    row(`${COMMIT}; git archive --format=tar.gz -o "$OUT" 'HEAD^{tree}'`),
    row(`${COMMIT}; git archive --format=tar.gz --prefix=site/ -o "$OUT" HEAD`, { topFolder: 'site' }),
    row(`${COMMIT}; git archive --format=zip -o "$OUT" HEAD`),
    row(`${COMMIT}; git archive --format=zip -0 -o "$OUT" 'HEAD^{tree}'`),
    row(`${COMMIT}; git archive --format=zip --prefix=site/ HEAD > "$OUT"`, { topFolder: 'site' }),
  ],
});

const GZIP = programRows('gzip', {
  needs: ['tar', 'pigz'],
  version: 'gzip --version',
  rows: [
    row('tar -cf "$OUT.tar" .; gzip "$OUT.tar"; mv "$OUT.tar.gz" "$OUT"'),
    row('tar -c . | pigz > "$OUT"'),
    row('tar -c . | pigz --independent --blocksize 128 > "$OUT"'),
    row(
      'tar -cf "$OUT.tar" .; head -c 1000000 "$OUT.tar" | gzip > "$OUT"; tail -c +1000001 "$OUT.tar" | gzip >> "$OUT"',
    ),
    row('tar -c . | pigz --zlib > "$OUT"', { refused: /not an archive/ }),
    row('tar -cz . | gzip > "$OUT"', { refused: /is compressed twice/ }),
    row('gzip -c index.html > "$OUT"', { refused: /in the middle of an entry|not an archive/ }),
  ],
});

const INFO_ZIP = programRows('Info-ZIP', {
  needs: ['zip', 'unzip'],
  version: 'zip -v | sed -n 2p',
  rows: [
    row('zip -qr "$OUT" .'),
    row('zip -qr "$OUT" -- * .well-known'),
    row('zip -qrD "$OUT" .'),
    row('zip -qr0 "$OUT" .'),
    row('zip -qr9X "$OUT" .'),
    row('zip -qr - . | cat > "$OUT"'),
    row('zip -qr0 - . | cat > "$OUT"'),
    row('find . -type f | zip -q -fd "$OUT" -@'),
    row('zip -qr -fz "$OUT" .'),
    row('echo A comment | zip -qrz "$OUT" .'),
    row(
      'zip -qr "$OUT" .; { printf "#!/bin/sh\\n"; cat "$OUT"; } > "$OUT.sfx"; zip -qA "$OUT.sfx"; mv "$OUT.sfx" "$OUT"',
      { refused: /not an archive/ },
    ),
    row('zip -qr -Z bzip2 "$OUT" .', { refused: /is compressed by the unknown method 12/ }),
    row('zip -qr -P password "$OUT" .', { refused: /is encrypted/ }),
    row('zip -qr -s 64k "$OUT.zip" .; mv "$OUT.zip" "$OUT"', {
      refused: /in the middle of an entry|not an archive/,
    }),
  ],
});

const SEVEN_ZIP = programRows('7-Zip', {
  needs: ['7z', 'tar', 'unzip'],
  version: '7z | sed -n 2p',
  rows: [
    row('7z a -bd -ttar "$OUT" . > "$OUT.log"'),
    row('7z a -bd -ttar -mm=pax "$OUT" . > "$OUT.log"'),
    row('7z a -bd -ttar -mm=gnu "$OUT" . > "$OUT.log"'),
    row('7z a -bd -ttar -so -an . | gzip > "$OUT"'),
    row('7z a -bd -ttar "$OUT.tar" . > "$OUT.log"; 7z a -bd -tgzip "$OUT" "$OUT.tar" > "$OUT.log"'),
    row('7z a -bd -tzip "$OUT" . > "$OUT.log"'),
    row('7z a -bd -tzip -mm=Copy "$OUT" . > "$OUT.log"'),
    row('7z a -bd -tzip -mx=9 -mtc=on "$OUT" . > "$OUT.log"'),
    row('7z a -bd -tzip -so -an . > "$OUT"'),
    ...['Deflate64', 'BZip2', 'LZMA', 'PPMd'].map((method) =>
      row(`7z a -bd -tzip -mm=${method} "$OUT" . > "$OUT.log"`, {
        refused: /is compressed by the unknown method/,
      }),
    ),
    row('7z a -bd -tzip -ppassword "$OUT" . > "$OUT.log"', { refused: /is encrypted/ }),
    row('7z a -bd -t7z "$OUT" . > "$OUT.log"', { refused: /of the format 7z/ }),
    row('7z a -bd -twim "$OUT" . > "$OUT.log"', { refused: /not an archive/ }),
  ],
});

const JAR = programRows('jar', {
  needs: ['jar', 'bsdtar', 'unzip'],
  version: 'jar --version',
  rows: [
    row('jar cMf "$OUT" .', { bsdtar: true }),
    row('jar cM0f "$OUT" .', { bsdtar: true }),
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
