/** Names that C and its libraries bring along, shared by C and C++: the language, the standard library, POSIX. */

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Types of the language and of its standard headers. */
export const PRIMITIVES: readonly string[] = words(`
  void char short int long float double signed unsigned _Bool bool size_t ssize_t ptrdiff_t intptr_t uintptr_t int8_t int16_t
  int32_t int64_t uint8_t uint16_t uint32_t uint64_t intmax_t uintmax_t wchar_t char8_t char16_t char32_t FILE DIR va_list
  time_t clock_t off_t pid_t uid_t gid_t mode_t jmp_buf fpos_t div_t ldiv_t sig_atomic_t
`);

/** Functions and macros of the standard library and of POSIX. */
export const GLOBALS: readonly string[] = words(`
  NULL EOF stdin stdout stderr errno assert static_assert offsetof sizeof alignof typeof va_start va_end va_arg va_copy
  abort abs atexit atof atoi atol atoll bsearch calloc div exit _exit free getenv labs llabs malloc qsort rand random realloc
  srand strtod strtof strtol strtold strtoll strtoul strtoull system aligned_alloc posix_memalign reallocarray setenv unsetenv
  memchr memcmp memcpy memmove memset memmem strcat strchr strcmp strcoll strcpy strcspn strerror strlen strncat strncmp
  strncpy strpbrk strrchr strspn strstr strtok strtok_r strdup strndup strnlen strcasecmp strncasecmp strsep stpcpy strlcpy
  strlcat bcopy bzero
  fclose feof ferror fflush fgetc fgets fopen fdopen fprintf fputc fputs fread freopen fscanf fseek fseeko ftell ftello
  fwrite getc getchar gets getline perror printf putc putchar puts remove rename rewind scanf setbuf setvbuf snprintf sprintf
  sscanf tmpfile tmpnam ungetc vfprintf vprintf vsnprintf vsprintf asprintf vasprintf dprintf clearerr fileno popen pclose
  isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper
  acos asin atan atan2 cbrt ceil cos cosh exp exp2 expm1 fabs floor fma fmax fmin fmod frexp hypot isfinite isinf isnan
  isnormal ldexp log log10 log1p log2 logb lrint lround modf nan nearbyint pow remainder rint round scalbn signbit sin sinh
  sqrt tan tanh tgamma trunc lgamma
  asctime clock ctime difftime gmtime gmtime_r localtime localtime_r mktime strftime strptime time timegm clock_gettime
  gettimeofday nanosleep usleep sleep alarm
  setjmp longjmp sigsetjmp siglongjmp signal raise sigaction sigemptyset sigaddset sigprocmask sigfillset kill
  access chdir chmod chown close closedir creat dup dup2 execl execve execvp fcntl fork fstat fsync ftruncate getcwd getdents
  getgid getopt getopt_long getpid getppid getpwnam getuid ioctl isatty link lseek lstat mkdir mkdtemp mkfifo mkstemp mmap
  mprotect msync munmap open openat opendir pipe poll pread pwrite read readdir readlink realpath rmdir select setgid setsid
  setuid stat symlink sysconf tcgetattr tcsetattr truncate ttyname umask uname unlink utime wait waitpid write writev readv
  accept bind connect freeaddrinfo gai_strerror getaddrinfo gethostbyname getpeername getsockname getsockopt htonl htons
  inet_ntop inet_pton listen ntohl ntohs recv recvfrom recvmsg send sendmsg sendto setsockopt shutdown socket socketpair
  pthread_create pthread_join pthread_detach pthread_self pthread_exit pthread_cancel pthread_once pthread_key_create
  pthread_getspecific pthread_setspecific pthread_mutex_init pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock
  pthread_mutex_destroy pthread_cond_init pthread_cond_wait pthread_cond_timedwait pthread_cond_signal
  pthread_cond_broadcast pthread_cond_destroy pthread_attr_init dlopen dlsym dlclose
  setlocale localeconv mbstowcs wcstombs mbrtowc wcrtomb wcslen wcscpy wcscmp wprintf towlower towupper nl_langinfo
  __builtin_expect __builtin_unreachable __builtin_clz __builtin_ctz __builtin_popcount __attribute__ __declspec _Static_assert
  likely unlikely INT32_MAX INT64_MAX UINT32_MAX
`);
