# Completes gobang in fish: gobang completion fish | source

set -g __gobang_commands @commands@
set -g __gobang_valued @valued@

# Whether the words so far lead to a command, and to none below it.
function __gobang_at
    set -l at gobang
    set -l before ''
    for word in (commandline -opc)[2..-1]
        if test "$at $word" = "gobang help"
            continue
        end
        if not contains -- "$at $before" $__gobang_valued; and contains -- "$at $word" $__gobang_commands
            set at "$at $word"
        end
        set before $word
    end
    test "$at" = "$argv"
end

complete -c gobang -f
@lines@