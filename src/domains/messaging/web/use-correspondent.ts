import { useQuery } from '@tanstack/react-query';
import type { Role } from '../../../shared/roles.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import type { PublicUser } from '../../accounts/account-schema.ts';
import { oppositeRole } from '../rules.ts';
import type { Conversation } from '../schema.ts';
import { readUser, userKey } from './api.ts';

/** The person on the other side, as far as a conversation shows them. */
export type Correspondent = Pick<
  PublicUser,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'role'
  | 'profileImageUrl'
  | 'location'
  | 'isVerified'
>;

/**
 * Who a conversation is with: from the list, else looked up; where that fails a placeholder of the
 * opposite role. Null until it is known.
 */
export function useCorrespondent(
  peerId: string,
  ownRole: Role,
  conversations: readonly Conversation[] | undefined,
): Correspondent | null {
  const listed = conversations?.find(({ user }) => user.id === peerId)?.user;
  const { data, isError } = useQuery({
    queryKey: userKey(peerId),
    queryFn: () => readUser(browserApi, peerId),
    enabled: conversations !== undefined && !listed,
    refetchOnMount: 'always',
  });
  if (listed) return listed;
  if (data) return data;
  return isError ? placeholder(peerId, oppositeRole(ownRole)) : null;
}

function placeholder(id: string, role: Role): Correspondent {
  return {
    id,
    role,
    firstName: null,
    lastName: null,
    companyName: null,
    profileImageUrl: null,
    location: null,
    isVerified: false,
  };
}
