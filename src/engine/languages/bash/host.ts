/** Commands that shells and systems bring along. */
export const COMMANDS: readonly string[] = `
  : . [ alias bg bind break builtin caller case cd command compgen complete continue declare dirs disown echo enable eval exec
  exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray
  readonly return set setopt shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait
  awk base64 basename bc bunzip2 bzip2 cat chgrp chmod chown clear cmp comm cp cpio crontab curl cut date dd df diff dig dirname
  docker du egrep env expand expr factor fgrep file find fmt fold free gawk git go grep groups gunzip gzip head hexdump hostname
  id ifconfig install ip iptables java join jq kubectl less link ln locate logger ls lsof make man md5sum mkdir mkfifo mknod
  mktemp more mount mv nc netstat nice nl node nohup npm nproc npx nslookup od openssl patch paste perl pgrep php ping pip pip3
  pkill podman ps psql python python3 readlink realpath rename rev rm rmdir rsync ruby scp sed seq service sftp sha1sum
  sha256sum shred shuf sleep sort split ssh stat strings stty su sudo sum sync systemctl tac tail tar tee time timeout top touch
  tput tr traceroute tree truncate tsort tty umount uname unexpand uniq unlink unxz unzip uptime users vi vim watch wc wget
  which whoami xargs xxd xz yarn yes zcat zip
`
  .trim()
  .split(/\s+/);
