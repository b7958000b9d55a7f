;; Loops over sets of documents, compiled to `kernels.generated.json` by `npm run kernels`. All pointers are byte offsets
;; into the memory of an arena; a set has a bit for each document, 32 to a word; `words`, `count`, `from` and `to` count
;; elements, not bytes. `kernels.ts` says what each function does.
(module
	(import "arena" "memory" (memory 0))

	(func (export "intersect") (param $set i32) (param $other i32) (param $words i32)
		(local $end i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const -4)) (i32.const 2))))
		(block $wide
			(loop $next
				(br_if $wide (i32.eq (local.get $set) (local.get $end)))
				(v128.store (local.get $set) (v128.and (v128.load (local.get $set)) (v128.load (local.get $other))))
				(local.set $set (i32.add (local.get $set) (i32.const 16)))
				(local.set $other (i32.add (local.get $other) (i32.const 16)))
				(br $next)))
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const 3)) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(i32.store (local.get $set) (i32.and (i32.load (local.get $set)) (i32.load (local.get $other))))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(local.set $other (i32.add (local.get $other) (i32.const 4)))
				(br $next))))

	(func (export "subtract") (param $set i32) (param $other i32) (param $words i32)
		(local $end i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const -4)) (i32.const 2))))
		(block $wide
			(loop $next
				(br_if $wide (i32.eq (local.get $set) (local.get $end)))
				(v128.store (local.get $set) (v128.andnot (v128.load (local.get $set)) (v128.load (local.get $other))))
				(local.set $set (i32.add (local.get $set) (i32.const 16)))
				(local.set $other (i32.add (local.get $other) (i32.const 16)))
				(br $next)))
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const 3)) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(i32.store (local.get $set)
					(i32.and (i32.load (local.get $set)) (i32.xor (i32.load (local.get $other)) (i32.const -1))))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(local.set $other (i32.add (local.get $other) (i32.const 4)))
				(br $next))))

	(func (export "unite") (param $set i32) (param $other i32) (param $words i32)
		(local $end i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const -4)) (i32.const 2))))
		(block $wide
			(loop $next
				(br_if $wide (i32.eq (local.get $set) (local.get $end)))
				(v128.store (local.get $set) (v128.or (v128.load (local.get $set)) (v128.load (local.get $other))))
				(local.set $set (i32.add (local.get $set) (i32.const 16)))
				(local.set $other (i32.add (local.get $other) (i32.const 16)))
				(br $next)))
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const 3)) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(i32.store (local.get $set) (i32.or (i32.load (local.get $set)) (i32.load (local.get $other))))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(local.set $other (i32.add (local.get $other) (i32.const 4)))
				(br $next))))

	(func (export "sharedCount") (param $set i32) (param $other i32) (param $words i32) (result i32)
		(local $end i32) (local $blockEnd i32) (local $bytes v128) (local $sums v128) (local $count i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const -4)) (i32.const 2))))
		(block $wide
			(loop $block
				(br_if $wide (i32.eq (local.get $set) (local.get $end)))
				;; A byte holds the counts of 31 bytes.
				(local.set $blockEnd (i32.add (local.get $set) (i32.const 496)))
				(if (i32.gt_u (local.get $blockEnd) (local.get $end)) (then (local.set $blockEnd (local.get $end))))
				(local.set $bytes (v128.const i32x4 0 0 0 0))
				(loop $next
					(local.set $bytes (i8x16.add (local.get $bytes)
						(i8x16.popcnt (v128.and (v128.load (local.get $set)) (v128.load (local.get $other))))))
					(local.set $set (i32.add (local.get $set) (i32.const 16)))
					(local.set $other (i32.add (local.get $other) (i32.const 16)))
					(br_if $next (i32.ne (local.get $set) (local.get $blockEnd))))
				(local.set $sums (i32x4.add (local.get $sums)
					(i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $bytes)))))
				(br $block)))
		(local.set $count (i32.add
			(i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
			(i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))
		(local.set $end (i32.add (local.get $set) (i32.shl (i32.and (local.get $words) (i32.const 3)) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(local.set $count (i32.add (local.get $count)
					(i32.popcnt (i32.and (i32.load (local.get $set)) (i32.load (local.get $other))))))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(local.set $other (i32.add (local.get $other) (i32.const 4)))
				(br $next)))
		(local.get $count))

	(func (export "addDocs") (param $set i32) (param $docs i32) (param $count i32)
		(local $end i32) (local $doc i32) (local $word i32)
		(local.set $end (i32.add (local.get $docs) (i32.shl (local.get $count) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $docs) (local.get $end)))
				(local.set $doc (i32.load (local.get $docs)))
				(local.set $word
					(i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $doc) (i32.const 5)) (i32.const 2))))
				(i32.store (local.get $word) (i32.or (i32.load (local.get $word)) (i32.shl (i32.const 1) (local.get $doc))))
				(local.set $docs (i32.add (local.get $docs) (i32.const 4)))
				(br $next))))

	(func (export "countListed") (param $set i32) (param $docs i32) (param $count i32) (result i32)
		(local $end i32) (local $doc i32) (local $found i32)
		(local.set $end (i32.add (local.get $docs) (i32.shl (local.get $count) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $docs) (local.get $end)))
				(local.set $doc (i32.load (local.get $docs)))
				(local.set $found (i32.add (local.get $found) (i32.and (i32.const 1) (i32.shr_u
					(i32.load (i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $doc) (i32.const 5)) (i32.const 2))))
					(local.get $doc)))))
				(local.set $docs (i32.add (local.get $docs) (i32.const 4)))
				(br $next)))
		(local.get $found))

	(func (export "ranks") (param $set i32) (param $words i32) (param $ranks i32)
		(local $end i32) (local $before i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (local.get $words) (i32.const 2))))
		(block $done
			(loop $next
				(i32.store (local.get $ranks) (local.get $before))
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(local.set $before (i32.add (local.get $before) (i32.popcnt (i32.load (local.get $set)))))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(local.set $ranks (i32.add (local.get $ranks) (i32.const 4)))
				(br $next))))

	(func (export "countRuns")
		(param $set i32) (param $ranks i32) (param $starts i32) (param $codes i32) (param $bytes i32)
		(param $runs i32) (param $counts i32)
		(local $end i32) (local $at i32) (local $before i32) (local $upTo i32) (local $code i32)
		(local.set $end (i32.add (local.get $starts) (i32.shl (local.get $runs) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $starts) (local.get $end)))
				(local.set $starts (i32.add (local.get $starts) (i32.const 4)))
				(local.set $at (i32.load (local.get $starts)))
				(local.set $upTo (i32.load
					(i32.add (local.get $ranks) (i32.shl (i32.shr_u (local.get $at) (i32.const 5)) (i32.const 2)))))
				(if (i32.and (local.get $at) (i32.const 31)) (then
					(local.set $upTo (i32.add (local.get $upTo) (i32.popcnt (i32.and
						(i32.load (i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $at) (i32.const 5)) (i32.const 2))))
						(i32.sub (i32.shl (i32.const 1) (local.get $at)) (i32.const 1))))))))
				(if (i32.ne (local.get $upTo) (local.get $before)) (then
					(if (i32.eq (local.get $bytes) (i32.const 1))
						(then (local.set $code (i32.load8_u (local.get $codes))))
						(else (if (i32.eq (local.get $bytes) (i32.const 2))
							(then (local.set $code (i32.load16_u (local.get $codes))))
							(else (local.set $code (i32.load (local.get $codes)))))))
					(local.set $code (i32.add (local.get $counts) (i32.shl (local.get $code) (i32.const 2))))
					(i32.store (local.get $code)
						(i32.add (i32.load (local.get $code)) (i32.sub (local.get $upTo) (local.get $before))))
					(local.set $before (local.get $upTo))))
				(local.set $codes (i32.add (local.get $codes) (local.get $bytes)))
				(br $next))))

	(func (export "addLists")
		(param $set i32) (param $starts i32) (param $entries i32) (param $keys i32) (param $count i32)
		(local $end i32) (local $at i32) (local $until i32) (local $doc i32) (local $word i32)
		(local.set $end (i32.add (local.get $keys) (i32.shl (local.get $count) (i32.const 2))))
		(block $done
			(loop $key
				(br_if $done (i32.eq (local.get $keys) (local.get $end)))
				(local.set $at (i32.add (local.get $starts) (i32.shl (i32.load (local.get $keys)) (i32.const 2))))
				(local.set $until
					(i32.add (local.get $entries) (i32.shl (i32.load offset=4 (local.get $at)) (i32.const 2))))
				(local.set $at (i32.add (local.get $entries) (i32.shl (i32.load (local.get $at)) (i32.const 2))))
				(block $listed
					(loop $next
						(br_if $listed (i32.eq (local.get $at) (local.get $until)))
						(local.set $doc (i32.load (local.get $at)))
						(local.set $word
							(i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $doc) (i32.const 5)) (i32.const 2))))
						(i32.store (local.get $word)
							(i32.or (i32.load (local.get $word)) (i32.shl (i32.const 1) (local.get $doc))))
						(local.set $at (i32.add (local.get $at) (i32.const 4)))
						(br $next)))
				(local.set $keys (i32.add (local.get $keys) (i32.const 4)))
				(br $key))))

	(func (export "termsWith")
		(param $bytes i32) (param $starts i32) (param $terms i32) (param $from i32)
		(param $key i32) (param $length i32) (param $found i32) (param $most i32) (result i32)
		(local $at i32) (local $last i32) (local $matches i32) (local $i i32) (local $place i32)
		(local $ord i32) (local $step i32) (local $count i32) (local $first v128) (local $final v128)
		(local.set $ord (local.get $from))
		(local.set $at (i32.add (local.get $bytes)
			(i32.load (i32.add (local.get $starts) (i32.shl (local.get $from) (i32.const 2))))))
		(local.set $last (i32.sub (i32.add (local.get $bytes)
			(i32.load (i32.add (local.get $starts) (i32.shl (local.get $terms) (i32.const 2))))) (local.get $length)))
		(local.set $first (i8x16.splat (i32.load8_u (local.get $key))))
		(local.set $final (i8x16.splat
			(i32.load8_u (i32.sub (i32.add (local.get $key) (local.get $length)) (i32.const 1)))))
		(block $done
			(loop $next
				(br_if $done (i32.gt_s (local.get $at) (local.get $last)))
				(local.set $matches (i8x16.bitmask (v128.and
					(i8x16.eq (v128.load (local.get $at)) (local.get $first))
					(i8x16.eq
						(v128.load (i32.sub (i32.add (local.get $at) (local.get $length)) (i32.const 1)))
						(local.get $final)))))
				(if (i32.eqz (local.get $matches)) (then
					(local.set $at (i32.add (local.get $at) (i32.const 16)))
					(br $next)))
				(local.set $at (i32.add (local.get $at) (i32.ctz (local.get $matches))))
				(br_if $done (i32.gt_s (local.get $at) (local.get $last)))
				(local.set $i (i32.const 1))
				(block $differs
					(block $equal
						(loop $byte
							(br_if $equal (i32.ge_u (local.get $i) (local.get $length)))
							(br_if $differs (i32.ne
								(i32.load8_u (i32.add (local.get $at) (local.get $i)))
								(i32.load8_u (i32.add (local.get $key) (local.get $i)))))
							(local.set $i (i32.add (local.get $i) (i32.const 1)))
							(br $byte)))
					;; The term that the byte belongs to, in growing and then in shrinking steps.
					(local.set $place (i32.sub (local.get $at) (local.get $bytes)))
					(local.set $step (i32.const 1))
					(block $grown
						(loop $grow
							(br_if $grown (i32.ge_u (i32.add (local.get $ord) (local.get $step)) (local.get $terms)))
							(br_if $grown (i32.gt_u
								(i32.load (i32.add (local.get $starts)
									(i32.shl (i32.add (local.get $ord) (local.get $step)) (i32.const 2))))
								(local.get $place)))
							(local.set $ord (i32.add (local.get $ord) (local.get $step)))
							(local.set $step (i32.shl (local.get $step) (i32.const 1)))
							(br $grow)))
					(loop $shrink
						(local.set $step (i32.shr_u (local.get $step) (i32.const 1)))
						(if (local.get $step) (then
							(if (i32.lt_u (i32.add (local.get $ord) (local.get $step)) (local.get $terms)) (then
								(if (i32.le_u
									(i32.load (i32.add (local.get $starts)
										(i32.shl (i32.add (local.get $ord) (local.get $step)) (i32.const 2))))
									(local.get $place))
									(then (local.set $ord (i32.add (local.get $ord) (local.get $step)))))))
							(br $shrink))))
					(local.set $i (i32.load offset=4
						(i32.add (local.get $starts) (i32.shl (local.get $ord) (i32.const 2)))))
					;; A match that reaches into the next term is none.
					(br_if $differs (i32.gt_u (i32.add (local.get $place) (local.get $length)) (local.get $i)))
					(i32.store (i32.add (local.get $found) (i32.shl (local.get $count) (i32.const 2))) (local.get $ord))
					(local.set $count (i32.add (local.get $count) (i32.const 1)))
					(br_if $done (i32.eq (local.get $count) (local.get $most)))
					(local.set $at (i32.add (local.get $bytes) (local.get $i)))
					(br $next))
				(local.set $at (i32.add (local.get $at) (i32.const 1)))
				(br $next)))
		(local.get $count))

	(func (export "countLists")
		(param $set i32) (param $starts i32) (param $entries i32) (param $keys i32) (param $count i32) (param $counts i32)
		(local $end i32) (local $at i32) (local $until i32) (local $doc i32) (local $found i32)
		(local.set $end (i32.add (local.get $keys) (i32.shl (local.get $count) (i32.const 2))))
		(block $done
			(loop $key
				(br_if $done (i32.eq (local.get $keys) (local.get $end)))
				(local.set $at (i32.add (local.get $starts) (i32.shl (i32.load (local.get $keys)) (i32.const 2))))
				(local.set $until
					(i32.add (local.get $entries) (i32.shl (i32.load offset=4 (local.get $at)) (i32.const 2))))
				(local.set $at (i32.add (local.get $entries) (i32.shl (i32.load (local.get $at)) (i32.const 2))))
				(local.set $found (i32.const 0))
				(block $listed
					(loop $next
						(br_if $listed (i32.eq (local.get $at) (local.get $until)))
						(local.set $doc (i32.load (local.get $at)))
						(local.set $found (i32.add (local.get $found) (i32.and (i32.const 1) (i32.shr_u
							(i32.load
								(i32.add (local.get $set) (i32.shl (i32.shr_u (local.get $doc) (i32.const 5)) (i32.const 2))))
							(local.get $doc)))))
						(local.set $at (i32.add (local.get $at) (i32.const 4)))
						(br $next)))
				(i32.store (local.get $counts) (local.get $found))
				(local.set $counts (i32.add (local.get $counts) (i32.const 4)))
				(local.set $keys (i32.add (local.get $keys) (i32.const 4)))
				(br $key))))

	(func (export "listDocs") (param $set i32) (param $words i32) (param $docs i32)
		(local $end i32) (local $first i32) (local $word i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (local.get $words) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(local.set $word (i32.load (local.get $set)))
				(block $empty
					(loop $bit
						(br_if $empty (i32.eqz (local.get $word)))
						(i32.store (local.get $docs) (i32.add (local.get $first) (i32.ctz (local.get $word))))
						(local.set $docs (i32.add (local.get $docs) (i32.const 4)))
						(local.set $word (i32.and (local.get $word) (i32.sub (local.get $word) (i32.const 1))))
						(br $bit)))
				(local.set $first (i32.add (local.get $first) (i32.const 32)))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(br $next))))

	(func (export "keepHashed") (param $set i32) (param $words i32) (param $hashes i32) (param $hash i32)
		(local $end i32) (local $word i32) (local $kept i32) (local $pair i32)
		(local.set $end (i32.add (local.get $set) (i32.shl (local.get $words) (i32.const 2))))
		(block $done
			(loop $next
				(br_if $done (i32.eq (local.get $set) (local.get $end)))
				(local.set $word (i32.load (local.get $set)))
				(if (local.get $word) (then
					(local.set $kept (local.get $word))
					(loop $bit
						(local.set $pair (i32.load
							(i32.add (local.get $hashes) (i32.shl (i32.ctz (local.get $word)) (i32.const 2)))))
						(if (i32.and
							(i32.ne (i32.and (local.get $pair) (i32.const 0xffff)) (local.get $hash))
							(i32.ne (i32.shr_u (local.get $pair) (i32.const 16)) (local.get $hash)))
							(then (local.set $kept
								(i32.xor (local.get $kept) (i32.shl (i32.const 1) (i32.ctz (local.get $word)))))))
						(local.set $word (i32.and (local.get $word) (i32.sub (local.get $word) (i32.const 1))))
						(br_if $bit (local.get $word)))
					(i32.store (local.get $set) (local.get $kept))))
				(local.set $hashes (i32.add (local.get $hashes) (i32.const 128)))
				(local.set $set (i32.add (local.get $set) (i32.const 4)))
				(br $next))))
)
