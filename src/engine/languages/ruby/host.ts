/** Names that Ruby brings along: what every object has, the classes of its core, and the methods of those classes. */

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Methods of Kernel, Module and Object, and classes of the core and the standard library. */
export const GLOBALS: readonly string[] = words(`
  puts print p pp putc printf sprintf format gets readline readlines raise fail throw catch loop lambda proc require
  require_relative load autoload abort exit exit! at_exit sleep system exec spawn fork trap rand srand warn caller
  caller_locations binding block_given? eval instance_eval class_eval module_eval instance_exec class_exec module_exec
  open select test select set_trace_func trace_var untrace_var Integer Float String Array Hash Rational Complex
  attr attr_reader attr_writer attr_accessor define_method alias_method remove_method undef_method include extend prepend
  refine using private protected public module_function private_class_method public_class_method private_constant
  public_constant deprecate_constant ruby2_keywords const_get const_set const_defined? const_missing class_variable_get
  class_variable_set instance_variable_get instance_variable_set instance_variable_defined? instance_variables
  instance_methods instance_method method_defined? method methods send __send__ public_send respond_to? respond_to_missing?
  method_missing is_a? kind_of? instance_of? nil? object_id freeze frozen? dup clone tap then yield_self itself hash inspect
  to_s to_enum enum_for display singleton_class singleton_methods define_singleton_method equal? eql? name ancestors
  superclass allocate new included extended inherited prepended method_added __method__ __dir__ __callee__ super yield class
  BasicObject Object Module Class Kernel Comparable Enumerable Enumerator NilClass TrueClass FalseClass Numeric Symbol Regexp
  MatchData Range Struct Data Set Proc Method UnboundMethod Binding Thread Mutex Monitor Queue SizedQueue ConditionVariable
  Fiber Ractor Time Date DateTime IO File Dir FileUtils Pathname Tempfile StringIO Process Signal Random GC ObjectSpace
  Marshal Math Encoding Exception StandardError RuntimeError ArgumentError NameError NoMethodError TypeError IndexError
  KeyError RangeError StopIteration FrozenError IOError EOFError SystemCallError Errno LoadError NotImplementedError
  ScriptError SecurityError SignalException Interrupt SystemExit SystemStackError FloatDomainError ZeroDivisionError
  RegexpError EncodingError FiberError ThreadError UncaughtThrowError LocalJumpError
  ENV ARGV ARGF STDIN STDOUT STDERR RUBY_VERSION RUBY_PLATFORM RUBY_ENGINE DATA
  JSON YAML Psych CSV ERB URI Net Logger OpenStruct OptionParser SecureRandom Digest Base64 Zlib Socket TCPSocket TCPServer
  UDPSocket OpenSSL Timeout Benchmark Bundler Gem Rake RSpec Minitest Test Forwardable Singleton Observable Delegator
  SimpleDelegator DelegateClass WeakRef Shellwords Open3 Etc Ripper Coverage Tracer PStore BigDecimal Prime Matrix
`);

/** Method names of core objects: never bound by their name alone. */
export const METHODS: readonly string[] = words(`
  each each_with_index each_with_object each_pair each_key each_value each_slice each_cons each_line each_char each_byte map
  map! flat_map collect select select! filter filter_map reject reject! find find_all find_index detect inject reduce sum min
  max min_by max_by minmax sort sort! sort_by sort_by! group_by partition zip take take_while drop drop_while first last all?
  any? none? one? include? member? count size length empty? push append pop shift unshift prepend insert concat + - * / << []
  []= == != === =~ <=> delete delete_at delete_if keep_if clear compact compact! flatten flatten! uniq uniq! reverse reverse!
  rotate shuffle sample join index rindex values_at fetch dig store key key? has_key? value? has_value? keys values merge
  merge! update to_a to_h to_s to_str to_sym to_i to_f to_r to_c to_proc to_ary to_hash invert transform_values transform_keys
  slice except default default= cycle lazy tally chunk_while slice_when step times upto downto succ next pred abs ceil floor
  round truncate zero? positive? negative? even? odd? divmod modulo fdiv pow chr ord upcase downcase capitalize swapcase
  upcase! downcase! strip lstrip rstrip strip! chomp chomp! chop chars bytes lines split sub sub! gsub gsub! tr delete_prefix
  delete_suffix start_with? end_with? match match? scan replace ljust rjust center encode force_encoding encoding valid_encoding?
  unpack unpack1 pack hex oct crypt intern casecmp casecmp? squeeze format % call curry arity parameters source_location
  owner receiver unbind bind name read write close closed? open puts print gets readline readlines rewind seek eof? flush sync
  sync= binmode fileno path basename dirname extname exist? file? directory? expand_path absolute_path mtime size? realpath
  now at utc localtime strftime iso8601 parse year month day hour min sec usec wday yday join alive? kill value wakeup lock
  unlock synchronize try_lock signal broadcast wait message backtrace full_message cause exception set_backtrace exit_status
  success? pid info debug warn error fatal level level= generate dump load new
  class is_a? kind_of? respond_to? send public_send freeze frozen? dup clone tap then hash eql? equal? inspect nil? instance_of?
  method methods define_method instance_variable_get instance_variable_set const_get
  expect to not_to be eq assert assert_equal refute get post
`);
