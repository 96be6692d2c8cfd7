/**
 * Members that a bare name reaches: those of the types around, inherited ones too, inner types before outer ones. Where a
 * type builds on something foreign, a name that nothing else binds may be a member of that, and is known to be foreign.
 */
import { isType } from './kinds.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { type Found, found, INHERITED_FOREIGN, isKnown, UNKNOWN } from './value.ts';

export interface Enclosing {
  /** A member under a name of the types around a place, up to a scope; foreign when one could have it from outside. */
  member(place: Place, name: string, want: Want, until: number): Found | null;
}

/** Lookups through the types around. */
export function createEnclosing(whole: Whole): Enclosing {
  return {
    member(place, name, want, until) {
      const { repository, lookup, members, extensions, depth } = whole();
      const unit = repository.units[place.unit];
      const { scopes, definitions } = unit.extraction;
      const names = lookup.names(place.unit);
      let foreign = false;
      for (let scope = place.scope; scope >= Math.max(0, until); scope = scopes[scope].parent) {
        const self = selfOf(scope);
        if (self === null) continue;
        // What a receiver that is not known has, nobody can tell.
        if (self.value.tag === 'unknown') return UNKNOWN;
        const own = depth.bounded(() => members.of(self, name, want), INHERITED_FOREIGN);
        const extension =
          typeof want !== 'number' || isKnown(own) ? null : extensions.of({ ...place, scope }, self, name, want);
        const member = extension ?? own;
        if (member.value.tag === 'foreign') foreign = true;
        else if (isMeant(member)) return scoped(member, unit.index);
      }
      return foreign ? INHERITED_FOREIGN : null;

      /** The object whose members a scope has by their bare name. */
      function selfOf(scope: number): Found | null {
        const index = names.definitionOf(scope);
        if (scopes[scope].kind === 'class') {
          const isOwn = index > 0 && isType(definitions[index].kind);
          return isOwn ? found({ tag: 'instance', nodes: [unit.firstNode + index] }, 'exact', 'self') : null;
        }
        const handed = whole().handed.receiver(place.unit, scope);
        if (handed !== null) return handed;
        const owner = index > 0 && unit.manifest.extensionMark === null ? definitions[index].owner : null;
        if (owner === null) return null;
        const { types } = whole();
        const type = types.read(owner);
        return found({ tag: 'typed', type, unit: unit.index, scope }, 'exact', 'self');
      }

      function isMeant({ value }: Found): boolean {
        if (value.tag === 'absent' || value.tag === 'unknown') return false;
        if (want !== 'type') return true;
        return value.tag === 'definition' && value.nodes.every((node) => isType(repository.definitions[node].kind));
      }

      /** A member that is written in the same file is known by its scope, whatever inherits it. */
      function scoped(member: Found, file: number): Found {
        const own = member.value.tag === 'definition' && member.strategy === 'self';
        return own && member.value.nodes.every((node) => repository.fileOf[node] === file)
          ? { ...member, strategy: 'scope' }
          : member;
      }
    },
  };
}
