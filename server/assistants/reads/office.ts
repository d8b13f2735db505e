/** What a person and their studio pay for, and how much of it is used. */
export const PLAN = `query AssistantPlan {
  viewer { tier ownTier trialEndsAt workspace { tier trackAllowance tracksUploaded } }
}`;
export interface PlanFacts {
  viewer: {
    tier: Tier;
    ownTier: Tier;
    trialEndsAt: string | null;
    workspace: { tier: Tier; trackAllowance: number | null; tracksUploaded: number } | null;
  } | null;
}
export type Tier = "enterprise" | "free" | "pro" | "trial";

/** What a person sells beside music, and what they say of themselves. */
export const PROFILE = `query AssistantProfile {
  viewer {
    profile {
      handle name bio avatarUrl(width: 320)
      products(first: 50) { edges { node { id name price currency inventory } } }
    }
  }
}`;
export interface ProfileFacts {
  viewer: {
    profile: {
      handle: string;
      name: string;
      bio: string;
      avatarUrl: string | null;
      products: {
        edges: {
          node: { id: string; name: string; price: number; currency: string; inventory: number | null };
        }[];
      };
    };
  } | null;
}

/** What a studio earned, and who works in it. */
export const BOOKS = `query AssistantBooks($workspaceId: ID!) {
  node(id: $workspaceId) {
    ... on Workspace {
      balances {
        currency
        available { amountMinor }
        pending { amountMinor }
        held { amountMinor }
      }
    }
  }
}`;
interface Amount {
  amountMinor: string;
}
export interface BookFacts {
  node: { balances: { currency: string; available: Amount; pending: Amount; held: Amount }[] | null } | null;
}

export const TEAM = `query AssistantTeam($workspaceId: ID!) {
  node(id: $workspaceId) { ... on Workspace { teammates { name } } }
}`;
export interface TeamFacts {
  node: { teammates: { name: string }[] } | null;
}

/** What a fan follows, and what is new of it. */
export const FOLLOWED = `query AssistantFollowed {
  viewer {
    profile { following(first: 20) { totalCount edges { node { name pagePath } } } }
    newFromFollowed(first: 5) { edges { node { title versionTitle artistNames pagePath } } }
  }
}`;
export interface FollowedFacts {
  viewer: {
    profile: {
      following: { totalCount: number; edges: { node: { name: string; pagePath: string | null } }[] };
    };
    newFromFollowed: {
      edges: {
        node: { title: string; versionTitle: string | null; artistNames: string[]; pagePath: string | null };
      }[];
    };
  } | null;
}
