/** Names that PHP brings along: the functions, classes and constants of its core and of the extensions that are always there. */

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Functions, classes and constants. */
export const FUNCTIONS: readonly string[] = words(`
  isset unset empty exit die eval compact extract list array print echo define defined constant
  strlen strtolower strtoupper ucfirst ucwords lcfirst trim ltrim rtrim str_replace str_ireplace substr substr_count
  substr_replace strpos stripos strrpos strstr stristr strrchr str_contains str_starts_with str_ends_with str_pad str_repeat
  str_split strrev strtr strcmp strcasecmp strncmp strncasecmp strnatcmp sprintf printf vsprintf vprintf fprintf number_format
  implode explode join nl2br htmlspecialchars htmlspecialchars_decode htmlentities html_entity_decode strip_tags addslashes
  stripslashes quotemeta chunk_split wordwrap similar_text levenshtein soundex metaphone md5 sha1 crc32 hash hash_hmac
  hash_equals base64_encode base64_decode bin2hex hex2bin urlencode urldecode rawurlencode rawurldecode http_build_query
  parse_url parse_str serialize unserialize json_encode json_decode json_last_error json_last_error_msg var_dump var_export
  print_r debug_zval_refcount uniqid lcg_value random_int random_bytes rand mt_rand mt_srand srand ord chr dechex hexdec bindec
  decbin octdec decoct base_convert intval floatval strval boolval settype gettype get_debug_type is_int is_integer is_float
  is_string is_bool is_array is_object is_null is_numeric is_callable is_iterable is_countable is_resource is_scalar is_a
  is_subclass_of is_file is_dir is_link is_readable is_writable is_writeable is_executable is_nan is_finite is_infinite
  count sizeof in_array array_key_exists key_exists array_keys array_values array_merge array_merge_recursive array_replace
  array_replace_recursive array_map array_filter array_reduce array_walk array_walk_recursive array_search array_slice
  array_splice array_shift array_unshift array_pop array_push array_combine array_fill array_fill_keys array_flip array_unique
  array_reverse array_rand array_sum array_product array_diff array_diff_key array_diff_assoc array_udiff array_intersect
  array_intersect_key array_intersect_assoc array_column array_chunk array_pad array_key_first array_key_last array_is_list
  array_change_key_case array_count_values array_multisort array_find array_any array_all sort rsort usort uasort uksort asort
  arsort ksort krsort natsort natcasesort shuffle range current key next prev reset end each iterator_to_array iterator_count
  iterator_apply min max abs ceil floor round sqrt pow exp log log10 log2 pi fmod intdiv sin cos tan asin acos atan atan2
  time microtime date gmdate mktime gmmktime strtotime checkdate date_default_timezone_set date_default_timezone_get date_create
  hrtime sleep usleep set_time_limit ini_set ini_get error_reporting error_log trigger_error set_error_handler
  restore_error_handler set_exception_handler restore_exception_handler register_shutdown_function debug_backtrace
  debug_print_backtrace assert spl_autoload_register spl_object_hash spl_object_id class_exists interface_exists trait_exists
  enum_exists function_exists method_exists property_exists get_class get_parent_class get_object_vars get_class_methods
  get_class_vars get_called_class class_implements class_uses class_parents call_user_func call_user_func_array func_get_args
  func_get_arg func_num_args forward_static_call is_a iterator_apply
  file_get_contents file_put_contents file fopen fclose fread fwrite fputs fgets fgetc feof fflush fseek ftell rewind fstat
  flock ftruncate fputcsv fgetcsv str_getcsv file_exists filesize filemtime filectime fileperms unlink rename copy mkdir rmdir
  touch chmod chown glob scandir opendir readdir closedir realpath basename dirname pathinfo tempnam tmpfile sys_get_temp_dir
  stream_get_contents stream_copy_to_stream stream_get_meta_data stream_context_create stream_wrapper_register stream_select
  readline readfile fpassthru is_uploaded_file move_uploaded_file getcwd chdir getenv putenv php_sapi_name php_uname phpversion
  version_compare memory_get_usage memory_get_peak_usage gc_collect_cycles extension_loaded function_exists header headers_sent
  header_remove headers_list http_response_code setcookie ob_start ob_get_clean ob_get_contents ob_end_clean ob_end_flush
  ob_get_level ob_get_length ob_get_flush flush session_start session_destroy session_id session_regenerate_id exec shell_exec
  system passthru proc_open proc_close escapeshellarg preg_match preg_match_all preg_replace preg_replace_callback preg_split
  preg_quote preg_grep preg_last_error mb_strlen mb_substr mb_strtolower mb_strtoupper mb_strpos mb_internal_encoding
  mb_convert_encoding mb_detect_encoding mb_check_encoding mb_str_split mb_strwidth iconv ctype_alpha ctype_digit ctype_alnum
  ctype_upper ctype_lower ctype_space ctype_xdigit filter_var filter_input curl_init curl_setopt curl_exec curl_close
  password_hash password_verify openssl_encrypt openssl_decrypt libxml_use_internal_errors simplexml_load_string
  inet_pton inet_ntop ip2long long2ip gethostname dns_get_record pack unpack ctype_punct array_flip lcfirst nl_langinfo
  apcu_fetch apcu_store opcache_get_status token_get_all highlight_string php_strip_whitespace
  stdClass Exception ErrorException Error TypeError ValueError ArithmeticError DivisionByZeroError ArgumentCountError
  RuntimeException LogicException InvalidArgumentException DomainException LengthException OutOfRangeException
  OutOfBoundsException RangeException OverflowException UnderflowException UnexpectedValueException BadFunctionCallException
  BadMethodCallException JsonException Throwable Traversable Iterator IteratorAggregate ArrayAccess Countable Serializable
  JsonSerializable Stringable UnitEnum BackedEnum Closure Generator WeakMap WeakReference DateTime DateTimeImmutable
  DateTimeInterface DateInterval DateTimeZone DatePeriod ArrayObject ArrayIterator SplObjectStorage SplStack SplQueue
  SplPriorityQueue SplFixedArray SplFileInfo SplFileObject DirectoryIterator RecursiveDirectoryIterator
  RecursiveIteratorIterator FilesystemIterator ReflectionClass ReflectionMethod ReflectionFunction ReflectionProperty
  ReflectionNamedType ReflectionObject ReflectionException PDO PDOStatement PDOException mysqli SimpleXMLElement DOMDocument
  DOMElement DOMXPath SoapClient Attribute
  PHP_EOL PHP_VERSION PHP_INT_MAX PHP_INT_MIN PHP_OS PHP_OS_FAMILY DIRECTORY_SEPARATOR PATH_SEPARATOR E_ALL E_ERROR E_WARNING
  E_NOTICE E_USER_ERROR E_USER_WARNING E_USER_DEPRECATED E_DEPRECATED M_PI NAN INF STDIN STDOUT STDERR
`);

/** Methods of the classes above and of the interfaces that packages share. */
export const METHODS: readonly string[] = words(`
  __construct __toString __get __set __isset __unset __call __callStatic __invoke __clone __destruct __serialize __unserialize
  getMessage getCode getPrevious getFile getLine getTrace getTraceAsString
  current key next rewind valid getIterator offsetGet offsetSet offsetExists offsetUnset count jsonSerialize
  bindTo bind call fromCallable send throw getReturn format modify add sub diff setTimezone getTimestamp setTime setDate
  getName getShortName newInstance newInstanceArgs getMethod getMethods getProperty getProperties getParameters getAttributes
  isInstantiable implementsInterface invoke invokeArgs setAccessible hasMethod isSubclassOf getType allowsNull isBuiltin
  prepare execute fetch fetchAll fetchColumn bindValue bindParam query exec lastInsertId beginTransaction commit rollBack
  attach detach contains push pop shift unshift top enqueue dequeue insert extract isEmpty toArray append
  getRealPath getPathname getFilename getExtension isFile isDir getSize
  get set has all map filter each first last keys values merge
  assertSame assertEquals assertTrue assertFalse assertNull assertInstanceOf expectException createMock method willReturn
  expects with will
`);
