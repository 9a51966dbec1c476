// The words of one line of a rulebook. A line is lexed on its own: Layout has taken comments and line ends away before.
// LABEL, REFS, SPACE and the phrases in tokens{} are made by LineTokens, because they can only be told from what stands around
// them: "is not" is one word of the language, "is nothing" is not.
lexer grammar SopLexer;

tokens {
    LABEL, REFS, SPACE,
    GAME_TURN, GAME_TURNS, PLAYER_TURN, BEFORE_PLAY,
    ANY_NUMBER_OF_TIMES, ANY_NUMBER_OF, UP_TO, IN_TURN, IN_STEP, REVEALED_TOGETHER,
    GO_TO, ANOTHER_ROUND, END_GAME, END_GAME_TURN, END_PLAYER_TURN, END_PHASE, END_SEGMENT, END_STEP, END_ROUND, WON_BY,
    FOR_EACH, INCLUDING_NEW_ONES, ONE_OF, ANY_OF, ALL_OF, ROLL_OFF,
    IS_NOT, NOT_IN, WAS_DONE, WAS_NOT_DONE, WAS_NOT,
    NEXT_TO, HIGHEST_FIRST, LOWEST_FIRST, LEAVE_LOOP, SEEN_BY, COUNTED_BY, SIZED, ROUNDED_UP, ROUNDED_DOWN, STOPPING_IN, SIDES_OF,
    INSTEAD_OF, FIRST_OF, BEST_OF, WORST_OF, COUNT_OF, SUM_OF, HIGHEST_OF, LOWEST_OF, SET_OF
}

// An unclosed one reaches to the end of the line; Layout has already said so.
REFERENCE : '[' ~']'* ']'? ;
STRING    : '"' ~'"'* '"'? ;
DICE      : [0-9]* 'd' [0-9]+ ;
NUMBER    : [0-9]+ ;

// ---- words that may also be names (see the rule `name`)
RULEBOOK : 'rulebook' ; PART : 'part' ; OPTION : 'option' ; KIND : 'kind' ; BOARD : 'board' ; BOXES : 'boxes' ; MAP : 'map' ; PIECE : 'piece' ; UNSEEN : 'unseen' ; WHILE : 'while' ; ROSTER : 'roster' ; SYMBOLS : 'symbols' ; SIDE : 'side' ; ROLE : 'role' ;
GIVEN : 'given' ; MARKER : 'marker' ; EVENT : 'event' ; TRIGGERS : 'triggers' ; CALENDAR : 'calendar' ;
DEFINE : 'define' ; TABLE : 'table' ; SCHEDULE : 'schedule' ; LENGTH : 'length' ; SEQUENCE : 'sequence' ; WHEN : 'when' ; DIGRESSION : 'digression' ;
SCENARIO : 'scenario' ; USE : 'use' ; WITHOUT : 'without' ; ABSENT : 'absent' ;
PHASE : 'phase' ; SEGMENT : 'segment' ; STEP : 'step' ; ROUND : 'round' ;
ON : 'on' ; FOR : 'for' ; AT : 'at' ; START : 'start' ; END : 'end' ; TIMES : 'times' ; PICKS : 'picks' ;
DRAWN : 'drawn' ; EXACTLY : 'exactly' ; AMONG : 'among' ; COUNTING : 'counting' ; OVER : 'over' ; BEFORE : 'before' ; AFTER : 'after' ; SHIFTED : 'shifted' ; SHOWING : 'showing' ; TELL : 'tell' ; ABOUT : 'about' ; COACH : 'coach' ; REPEAT : 'repeat' ; ROUNDED : 'rounded' ; UNTOLD : 'untold' ; LIKE : 'like' ; TAKE : 'take' ; HAVE : 'have' ; DRAW : 'draw' ; SHUFFLE : 'shuffle' ; SHOW : 'show' ; REQUIRE : 'require' ; OVERLAY : 'overlay' ; ALWAYS : 'always' ; NEVER : 'never' ; AS : 'as' ; MOD : 'mod' ; VALUE : 'value' ; X : 'x' ;

// ---- clauses
BY : 'by' ; MAY : 'may' ; MUST : 'must' ; AUTOMATIC : 'automatic' ; ANYONE : 'anyone' ; SECRETLY : 'secretly' ;
IF : 'if' ; UNLESS : 'unless' ; ELSE : 'else' ; COMPULSORY : 'compulsory' ; UNTIL : 'until' ;
OTHERWISE : 'otherwise' ; MEANWHILE : 'meanwhile' ;

// ---- statements
CONDUCT : 'conduct' ; NEXT : 'next' ; RETURN : 'return' ; TOGETHER : 'together' ; LATER : 'later' ;
ANNOUNCE : 'announce' ; CANCEL : 'cancel' ; REVEAL : 'reveal' ; NOTE : 'note' ;
CHOOSE : 'choose' ; CHOOSES : 'chooses' ; ENTER : 'enter' ; ENTERS : 'enters' ;
ROLL : 'roll' ; ROLLS : 'rolls' ; REROLL : 'reroll' ; REROLLS : 'rerolls' ; DRAWS : 'draws' ;
LET : 'let' ; PAY : 'pay' ; ADD : 'add' ; DROP : 'drop' ; MARK : 'mark' ; UNMARK : 'unmark' ;
FROM : 'from' ; TO : 'to' ;

// ---- expressions
AND : 'and' ; OR : 'or' ; NOT : 'not' ; IS : 'is' ; IN : 'in' ; HAS : 'has' ; LACKS : 'lacks' ; WAS : 'was' ;
DID : 'did' ; SAYS : 'says' ; USING : 'using' ; WHERE : 'where' ; OF : 'of' ; SOME : 'some' ; NO : 'no' ;
YES : 'yes' ; NONE : 'none' ; IT : 'it' ;

BELOW : '<' ; AT_MOST : '<=' ; ABOVE : '>' ; AT_LEAST : '>=' ;
SET : '=' ; INCREASE : '+=' ; DECREASE : '-=' ;
PLUS : '+' ; MINUS : '-' ; STAR : '*' ; SLASH : '/' ;
DOTS : '..' ; DOT : '.' ; COMMA : ',' ; COLON : ':' ;
OPEN : '(' ; CLOSE : ')' ; OPEN_SET : '{' ; CLOSE_SET : '}' ;

NAME   : [\p{L}_] [\p{L}\p{N}_]* ;
BLANKS : ' '+ -> skip ;
// Never legal; a token of its own so that the problem can name the character.
STRAY  : . ;
